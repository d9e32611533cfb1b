import { type Cookie, cookieValue } from '#lib/cookies.ts';

export const themes = ['system', 'light', 'dark'] as const;

/** The colour scheme that a visitor chose; `system` follows the device. */
export type Theme = (typeof themes)[number];

/** The cookie that keeps a choice; none is kept where the device decides. */
export const themeCookieOf = (theme: Theme): Cookie => ({
  name: 'theme',
  value: theme === 'system' ? undefined : theme,
});

export const isTheme = (text: unknown): text is Theme => themes.some((theme) => theme === text);

/** The chosen scheme in a `Cookie` header. */
export function readTheme(cookies: string | null): Theme {
  const value = cookieValue(cookies, 'theme');
  return isTheme(value) ? value : 'system';
}
