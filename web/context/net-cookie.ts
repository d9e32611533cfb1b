import { type Cookie, cookieValue } from '#lib/cookies.ts';

const hidden = 'hidden';

/** The cookie that keeps what an agent earns off the screens of this device; none is kept where it is shown. */
export const netCookieOf = (isHidden: boolean): Cookie => ({
  name: 'net',
  value: isHidden ? hidden : undefined,
});

/** Whether it is off, by a `Cookie` header or `document.cookie`. */
export const isNetHidden = (cookies: string | null): boolean => cookieValue(cookies, 'net') === hidden;
