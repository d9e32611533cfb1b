import { cookieValue } from './cookies.ts';

/**
 * A cookie that no script sees. Its prefix has browsers take it from this very host alone, and over an encrypted connection;
 * plain `http` to one's own machine has to do without.
 */
export function hostCookie(name: string, longestSeconds: number) {
  const nameOf = (isEncrypted: boolean) => (isEncrypted ? `__Host-${name}` : name);
  const text = (isEncrypted: boolean, value: string, seconds: number) =>
    [
      `${nameOf(isEncrypted)}=${value}`,
      'Path=/',
      `Max-Age=${seconds}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(isEncrypted ? ['Secure'] : []),
    ].join('; ');
  return {
    /** Gives the browser a value. */
    give: (value: string, isEncrypted: boolean): string => text(isEncrypted, value, longestSeconds),
    /** Takes it away. */
    end: (isEncrypted: boolean): string => text(isEncrypted, '', 0),
    /** The value that a browser shows. */
    valueIn: (cookies: string | null, isEncrypted: boolean): string | undefined =>
      cookieValue(cookies, nameOf(isEncrypted)) || undefined,
  };
}
