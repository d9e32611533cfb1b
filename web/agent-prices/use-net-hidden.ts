import { useSyncExternalStore } from 'react';
import { readCookies, writeCookie } from '#web/context/browser-store.ts';
import { isNetHidden, netCookieOf } from '#web/context/net-cookie.ts';

const heard = new Set<() => void>();

/**
 * Whether what the agent earns is off the screen. The cookie says it, so that a page that was kept for the way back, or
 * one in another tab, says what this one does.
 */
export const useNetHidden = (onServer: boolean): boolean =>
  useSyncExternalStore(
    listen,
    () => isNetHidden(readCookies()),
    () => onServer,
  );

/** Takes it off every part of the page at once, or shows it again. */
export function hideNet(isHidden: boolean): void {
  writeCookie(netCookieOf(isHidden));
  for (const tell of heard) tell();
}

function listen(tell: () => void) {
  heard.add(tell);
  document.addEventListener('visibilitychange', tell);
  return () => {
    heard.delete(tell);
    document.removeEventListener('visibilitychange', tell);
  };
}
