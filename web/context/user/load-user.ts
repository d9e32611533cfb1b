import { type MiddlewareFunction, type RouterContextProvider, redirectDocument } from 'react-router';
import { currentUser } from '#calls/current-user.ts';
import { ownAccount } from '#calls/traveller-account.ts';
import { type Cookie, cookieValue } from '#lib/cookies.ts';
import { oneSlash } from '#lib/own-path.ts';
import { endOfSessionCookie, sessionTokenIn } from '#lib/session-cookie.ts';
import { type UserInfo, userInfoCookie } from '#web/context/analytics/user-info.ts';
import {
  clientContext,
  encryptedContext,
  netHiddenContext,
  siteContext,
  travellerContext,
  userContext,
} from '#web/context/context.ts';
import { cookieHeaders } from '#web/context/cookie-headers.ts';
import { isNetHidden } from '#web/context/net-cookie.ts';
import { deriveUser, type User } from './derive-user.ts';
import { travellerCookie } from './traveller-here.ts';

type Context = Readonly<RouterContextProvider>;

/** Whether the user has been told that they act as the author of an order ([S]§4.1). */
const authorLoginCookie = 'authorLogin';

/**
 * Knows who is logged in before a page is loaded, where its site has accounts and the browser shows a session ([S]§4.1).
 * A session that is over is forgotten; a page that is open in the browser is then loaded anew, with all that it knows.
 */
export const loadUser: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const cookies = request.headers.get('cookie');
  const isShown = sessionTokenIn(cookies, context.get(encryptedContext)) !== undefined;
  const { accounts } = context.get(siteContext).flags;
  if (accounts === 'none' || !isShown) return next();
  if (accounts === 'travellers') return loadTraveller({ request, url, context }, next);
  const answer = await context.get(clientContext).call(currentUser, {});
  const isOver = answer.ok ? answer.value.code === 401 : answer.status === 401;
  if (isOver) return forgotten({ request, url, context }, next);
  if (!answer.ok) return next();
  const isHidden = isNetHidden(cookies);
  const user: User = { ...deriveUser(answer.value), ...(isHidden && { isNetHidden: true }) };
  context.set(userContext, user);
  context.set(netHiddenContext, isHidden);
  const page = await next();
  cookieHeaders(context, changedCookies(user, cookies), page.headers);
  return page;
};

type Args = Pick<Parameters<typeof loadUser>[0], 'request' | 'url' | 'context'>;
type Next = Parameters<typeof loadUser>[1];

/** The same of a user who has logged in for themselves, of whom less is known. */
async function loadTraveller({ request, url, context }: Args, next: Next) {
  const answer = await context.get(clientContext).call(ownAccount, {});
  if (!answer.ok) return answer.status === 401 ? forgotten({ request, url, context }, next) : next();
  const { traveller, name, email } = answer.value;
  context.set(travellerContext, { name, email });
  const page = await next();
  const number = String(traveller);
  if (cookieValue(request.headers.get('cookie'), travellerCookie) !== number)
    cookieHeaders(context, [{ name: travellerCookie, value: number }], page.headers);
  return page;
}

/** The session is over: a page goes on without, what an open page asks for has it loaded anew. */
async function forgotten({ request, url, context }: Args, next: Next) {
  if (request.method !== 'GET' || isPage(request)) {
    const answer = await next();
    return beginsSession(answer, context) ? answer : withoutSession(context, answer);
  }
  return withoutSession(context, redirectDocument(oneSlash(url.pathname) + url.search));
}

/** Whether the answer gives the browser a session of its own: a form that logs in was sent with the cookie of one that is over. */
const beginsSession = (answer: Response, context: Context): boolean =>
  answer.headers
    .getSetCookie()
    .some((cookie) => sessionTokenIn(cookie.split(';', 1)[0]!, context.get(encryptedContext)) !== undefined);

/** What the browser is to keep of the user, and does not yet. */
function changedCookies(user: User, cookies: string | null): Cookie[] {
  const { accessDeposite: depositAccess, isAdmin, partPassInc, isAuthorLogin } = user;
  const info = JSON.stringify({ depositAccess, isAdmin, partPassInc } satisfies UserInfo);
  const wanted = [
    { name: userInfoCookie, value: info },
    { name: authorLoginCookie, value: isAuthorLogin ? '1' : undefined },
  ] as const;
  return wanted.filter(({ name, value }) => cookieValue(cookies, name) !== value);
}

/** An answer after which the browser knows nothing of the user any more. */
export function withoutSession(context: Context, answer: Response): Response {
  answer.headers.append('set-cookie', endOfSessionCookie(context.get(encryptedContext)));
  const ends = [userInfoCookie, authorLoginCookie, travellerCookie].map((name) => ({
    name,
    value: undefined,
  }));
  cookieHeaders(context, ends, answer.headers);
  return answer;
}

const isPage = (request: Request) => request.headers.get('accept')?.includes('text/html') ?? false;
