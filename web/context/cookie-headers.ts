import type { RouterContextProvider } from 'react-router';
import { type Cookie, cookieText } from '#lib/cookies.ts';
import { encryptedContext } from './context.ts';

/** Headers that set cookies, for encrypted connections alone once the visitor has one. */
export function cookieHeaders(
  context: Readonly<RouterContextProvider>,
  cookies: readonly Cookie[],
  headers = new Headers(),
): Headers {
  for (const cookie of cookies)
    headers.append('set-cookie', cookieText(cookie, context.get(encryptedContext)));
  return headers;
}
