const longest = 400; // browsers keep none for longer

/** Our cookies, and how many days each lasts. */
const daysOfCookies = {
  /** The language that the visitor chose. */
  locale: longest,
  /** What the visitor reads prices in. */
  currency: longest,
  /** The colour scheme that the visitor chose. */
  theme: longest,
  /** The visitor's city ([S]§3.4). */
  geo: 7,
  /** Which banners were clicked or closed: their ids, separated by spaces ([S]§4.4). */
  SHOW_HEADER_BANNER: 1,
  /** 'false' once the consent was answered, whichever way ([S]§4.5). */
  SHOW_MODAL_COOKIES: longest,
  /** '0' where they are refused: a refusal is kept as long as a consent, or it would be asked for again. */
  analytics: longest,
  marketing: longest,
  /** Group of the test of excursion tours, 1 to 3 ([W]§4); another one for agents. */
  abExcursionTours: longest,
  abExcursionToursAgent: longest,
  /** What scripts know of the agent who is logged in, as JSON ([S]§3.1): as long as the session can last. */
  userInfo: 90,
  /** The number of the traveller who is logged in, whose lists the server keeps. */
  traveller: 90,
  /** '1' while the agent acts as the author of orders ([S]§4.1). */
  authorLogin: 90,
  /** 'hidden' where an agent shows the screen to others: nothing of what they earn is on it. */
  net: longest,
  /** Set by `/analytics/exclude` ([S]§2.2): nothing this browser does is counted, whatever it has agreed to. */
  analytics_exclude: longest,
} as const;

/** What our cookies are called. */
export const cookieNames = Object.keys(daysOfCookies) as (keyof typeof daysOfCookies)[]; // as it is written above

/** A cookie of ours with its value; or the end of one, which somebody else may have set for a domain. */
export type Cookie =
  | { name: keyof typeof daysOfCookies; value: string }
  | { name: string; value: undefined; domain?: string };

const daySeconds = 86_400;

/** A cookie as `Set-Cookie` and `document.cookie` take it: for the whole site, and not for requests from other sites. */
export function cookieText(cookie: Cookie, isSecure: boolean): string {
  const isEnd = cookie.value === undefined;
  return [
    `${cookie.name}=${encodeURIComponent(cookie.value ?? '')}`,
    'Path=/',
    `Max-Age=${isEnd ? 0 : daysOfCookies[cookie.name] * daySeconds}`,
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
    ...(isEnd && cookie.domain ? [`Domain=${cookie.domain}`] : []),
  ].join('; ');
}

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
