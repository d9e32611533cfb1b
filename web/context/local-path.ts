import type { RouterContextProvider } from 'react-router';
import { localisePath } from '#sites/locale.ts';
import { localeContext, siteContext } from './context.ts';
import type { PagePath } from './page-path.ts';

/** Puts the page's locale before a path, in loaders and actions; components have `useLocalPath`. */
export const localPathIn = (context: Readonly<RouterContextProvider>) => (path: PagePath) =>
  localisePath(context.get(siteContext), context.get(localeContext), path);
