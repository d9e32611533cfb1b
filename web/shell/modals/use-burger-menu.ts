import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import type { LoadingState } from '#web/ui/loading-display.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useLocalPath } from '#web/visit.tsx';
import { type MenuGroup, useShellContent } from '../shell-content.ts';
import type { loader } from './burger-resource.ts';

type LoadedMenu = { groups: readonly MenuGroup[]; state: LoadingState; retry: () => void };

/** The menu that came with the page; where none did, on error pages as well, it is asked for again. */
export function useBurgerMenu(): LoadedMenu {
  const { burger } = useShellContent();
  const isMissing = burger.length === 0;
  const isHydrated = useHydrated();
  const address = useLocalPath()('/lookup/burger');
  const { load, state, data } = useFetcher<typeof loader>();
  const ask = useEffectEvent(() => load(address));
  useEffect(() => {
    if (isMissing) void ask();
  }, [isMissing]);
  if (!isMissing) return { groups: burger, state: {}, retry: () => {} };
  const groups = data?.groups;
  return {
    groups: groups ?? [],
    state: {
      isFetching: isHydrated && (state !== 'idle' || !data),
      isError: !groups,
      isEmpty: groups?.length === 0,
    },
    retry: () => void load(address),
  };
}
