/** A cookie of ours: its name, and how long it lasts. */
export type CookieRule = { name: string; maxAgeDays: number };

const daySeconds = 86_400;

/** A cookie as `Set-Cookie` and `document.cookie` take it. */
export const cookieText = ({ name, maxAgeDays }: CookieRule, value: string, isSecure: boolean): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeDays * daySeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Takes a cookie away. */
export const cookieRemoval = (name: string, isSecure: boolean): string =>
  cookieText({ name, maxAgeDays: 0 }, '', isSecure);

/** The value of a cookie in a `Cookie` header or in `document.cookie`; undefined where there is none. */
export function cookieValue(cookies: string | null, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return decoded(pair.slice(at + 1).trim());
  }
  return undefined;
}

/** What others wrote may not be encoded at all. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
