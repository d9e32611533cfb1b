import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { deviceStore } from '#web/context/browser-store.ts';
import { recentName } from '#web/context/consent/may-keep-recent.ts';
import { useLocale } from '#web/context/i18n-context.tsx';
import type { Seen } from './recent.ts';
import { useMayKeepRecent } from './use-may-keep-recent.ts';

/** What is kept before it is looked through: more than is shown, for one search may stand there several times. */
const mostLines = 30;

/** Keeps on the device what this page is of, as far as its visitor lets it: a line each, the newest first. */
export function useKeepRecent(seen: Seen): void {
  const mayKeep = useMayKeepRecent();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const lang = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says which it is
  useEffect(() => {
    if (!mayKeep) return;
    const before = deviceStore.get(recentName)?.split('\n') ?? [];
    const lines = [JSON.stringify({ ...seen, address, lang }), ...before];
    deviceStore.set(recentName, lines.slice(0, mostLines).join('\n'));
  }, [mayKeep, address]);
}
