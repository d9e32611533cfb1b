import { type RouterContextProvider, redirect } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import { siteContext } from './context.ts';
import { localPathIn } from './local-path.ts';

/** The way to log in and back to a page that is for agents who have. */
export function signInFirst({
  context,
  url,
}: {
  context: Readonly<RouterContextProvider>;
  url: URL;
}): Response {
  const from = localeOf(context.get(siteContext), url.pathname).path + url.search;
  return redirect(localPathIn(context)(`/auth?${new URLSearchParams({ from })}`));
}
