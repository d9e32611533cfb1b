import type { RouterContextProvider } from 'react-router';
import { ownPath } from '#lib/own-path.ts';
import { localisePath } from '#sites/locale.ts';
import { localeContext, siteContext } from '#web/context/context.ts';

/**
 * Where a user goes after logging in: the path of this site that they asked for, which an address says without its language,
 * else the work of an agent, or home.
 */
export function wayOn(context: Readonly<RouterContextProvider>, from: string | null): string {
  const site = context.get(siteContext);
  return localisePath(site, context.get(localeContext), ownPath(from || (site.agentMode ? '/today' : '/')));
}
