import { cookieValue } from '#lib/cookies.ts';

/** What is kept of an agent who is logged in ([S]§3.1). */
export type UserInfo = { depositAccess: boolean; isAdmin: boolean; partPassInc: number };

/** The cookie that it is kept in, as JSON. */
export const userInfoCookie = 'userInfo';

/** The inc of the agent whose cookies these are; undefined where nobody is logged in. */
export function readPartPassInc(cookies: string | null): number | undefined {
  const { partPassInc } = parsed(cookieValue(cookies, userInfoCookie));
  return typeof partPassInc === 'number' ? partPassInc : undefined;
}

/** A visitor may write into their cookies what they like. */
function parsed(text = ''): Partial<UserInfo> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
