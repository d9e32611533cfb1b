export const themes = ['system', 'light', 'dark'] as const;

/** The colour scheme that a visitor chose; `system` follows the device. */
export type Theme = (typeof themes)[number];

export const themeCookie = { name: 'theme', maxAgeDays: 400 } as const;

export const isTheme = (text: unknown): text is Theme => themes.some((theme) => theme === text);

/** The chosen scheme in a `Cookie` header. */
export function readTheme(cookies: string | null): Theme {
  const [, value] = /(?:^|;\s*)theme=([a-z]+)/.exec(cookies ?? '') ?? [];
  return isTheme(value) ? value : 'system';
}
