import { cookieRemoval, cookieText, cookieValue } from '#lib/cookies.ts';

export const themes = ['system', 'light', 'dark'] as const;

/** The colour scheme that a visitor chose; `system` follows the device. */
export type Theme = (typeof themes)[number];

const themeCookie = { name: 'theme', maxAgeDays: 400 } as const;

/** The cookie that keeps a choice, as a header has it and as a script writes it. */
export const themeCookieOf = (theme: Theme, isEncrypted: boolean): string =>
  theme === 'system'
    ? cookieRemoval(themeCookie.name, isEncrypted)
    : cookieText(themeCookie, theme, isEncrypted);

export const isTheme = (text: unknown): text is Theme => themes.some((theme) => theme === text);

/** The chosen scheme in a `Cookie` header. */
export function readTheme(cookies: string | null): Theme {
  const value = cookieValue(cookies, themeCookie.name);
  return isTheme(value) ? value : 'system';
}
