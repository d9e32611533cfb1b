import { useEffect, useState } from 'react';
import { useLocalPath } from '#web/context/visit.tsx';
import type { LoadingState } from '#web/ui/loading-display.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { type MenuGroup, useShellContent } from '../shell-content.ts';

type LoadedMenu = { groups: readonly MenuGroup[]; state: LoadingState; retry: () => void };

/** The menu that came with the page; where none did, on error pages as well, it is asked for once it is opened. */
export function useBurgerMenu(isOpen: boolean): LoadedMenu {
  const { burger } = useShellContent();
  const isHydrated = useHydrated();
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<{ to: number; groups?: readonly MenuGroup[] }>();
  const isMissing = burger.length === 0;
  const address = useLocalPath()('/lookup/burger');
  useEffect(() => {
    if (!isMissing || !isOpen) return;
    const controller = new AbortController();
    void load(address, controller.signal).then((groups) => {
      if (!controller.signal.aborted) setAnswer({ to: asked, ...(groups && { groups }) });
    });
    return () => controller.abort();
  }, [isMissing, isOpen, address, asked]);

  const groups = isMissing ? answer?.groups : burger;
  const isFetching = isMissing && isHydrated && answer?.to !== asked;
  return {
    groups: groups ?? [],
    state: { isFetching, isError: !groups, isEmpty: groups?.length === 0 },
    retry: () => setAsked(asked + 1),
  };
}

async function load(address: string, signal: AbortSignal): Promise<MenuGroup[] | undefined> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined; // no connection: the menu says that it is not there, and asks again when it is told to
  }
}
