import { cookieValue } from './cookies.ts';
import { retentionPeriods } from './retention-periods.ts';

/** As long as a session can last. */
const longestSeconds = retentionPeriods.sessionLifeDays * 86_400;

/**
 * What the cookie of a session is called. The prefix has browsers take it from this very host alone, and over an encrypted
 * connection; plain `http` to one's own machine has to do without.
 */
const nameOf = (isEncrypted: boolean) => (isEncrypted ? '__Host-session' : 'session');

const text = (isEncrypted: boolean, value: string, seconds: number) =>
  [
    `${nameOf(isEncrypted)}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isEncrypted ? ['Secure'] : []),
  ].join('; ');

/** Gives the browser the token of a session, which no script sees. */
export const sessionCookie = (token: string, isEncrypted: boolean): string =>
  text(isEncrypted, token, longestSeconds);

/** Takes it away. */
export const endOfSessionCookie = (isEncrypted: boolean): string => text(isEncrypted, '', 0);

/** The token that a browser shows. */
export const sessionTokenIn = (cookies: string | null, isEncrypted: boolean): string | undefined =>
  cookieValue(cookies, nameOf(isEncrypted)) || undefined;
