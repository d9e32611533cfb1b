import type { RouterContextProvider } from 'react-router';
import { ownPath } from '#lib/own-path.ts';
import { localisePath } from '#sites/locale.ts';
import { localeContext, siteContext } from '#web/visit/context.ts';

/** Where whoever has logged in wanted to: a path of this site, which an address says without its language. */
export const wayOn = (context: Readonly<RouterContextProvider>, from: string | null): string =>
  localisePath(context.get(siteContext), context.get(localeContext), ownPath(from || '/'));
