import { type Context, Hono } from 'hono';
import { pathOf } from '#calls/call.ts';
import { type News, newNotifications } from '#calls/notifications.ts';
import type { Live } from '#domain/notifications/open-live.ts';
import type { Api, ApiEnv, Outcome } from './api-env.ts';
import { apiPath } from './api-path.ts';
import { asManager } from './as-manager.ts';
import { openEvents } from './open-events.ts';
import { problemResponse, type Refusal } from './problem.ts';
import { arrivedCall } from './register-call.ts';

/** Said so often where nothing happens, so that nobody on the way thinks that the connection is dead. */
const beatMs = 15_000;
/** Then the browser asks anew, and the door looks who it is: less than an answer may take altogether. */
const longestMs = 90_000;
/** The pages of a browser have one stream together: so many browsers of a person are told at a time. */
const mostOfPerson = 5;
/** A few per cent of the connections that a server takes. */
const mostOfAll = 500;

type Dependencies = { api: Api; live: Live };

/**
 * Tells a manager what is new as it comes, until their session ends, the server leaves, or the stream is old. It asks the call of
 * the same address again whenever something may have changed: who may have it, and what is in it, is said there.
 */
export function liveNotifications({ api, live }: Dependencies): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const open = new Map<number, number>();
  // Anyone who mounts these routes logs what is unexpected.
  routes.onError((error) => {
    throw error;
  });
  routes.get(apiPath(pathOf(newNotifications)), async (c, next) => {
    if (c.req.method !== 'GET' || !c.req.header('accept')?.includes('text/event-stream')) return next();
    const told = await ask(api, c, c.req.header('last-event-id'));
    if (!told.ok) return problemResponse(told, c.var.requestId);
    const { leaving } = (c.env ?? {}) as { leaving?: AbortSignal };
    const { personId } = asManager(c.var.caller);
    const count = open.get(personId) ?? 0;
    if (leaving?.aborted || sum(open) >= mostOfAll) return refuse(c, 'unavailable');
    if (count >= mostOfPerson) return refuse(c, 'too-many-requests');
    open.set(personId, count + 1);
    const leave = () => {
      const left = open.get(personId)! - 1; // counted above
      if (left > 0) open.set(personId, left);
      else open.delete(personId);
    };
    return follow(c, { api, live, first: told.value, leaving, leave });
  });
  return routes;
}

const sum = (open: Map<number, number>) => open.values().reduce((all, one) => all + one, 0);

const refuse = (c: Context<ApiEnv>, reason: Refusal['reason']) =>
  problemResponse({ reason, retryAfterSeconds: 30 }, c.var.requestId);

type Followed = Dependencies & {
  first: News;
  leaving: AbortSignal | undefined;
  /** Told once, when the stream is over. */
  leave: () => void;
};

async function follow(c: Context<ApiEnv>, { api, live, first, leaving, leave }: Followed): Promise<Response> {
  const events = openEvents({ beatMs, longestMs, onEnd: leave });
  let told = first;
  const tell = (news: News) => events.send({ id: `${news.last}`, event: 'news', data: JSON.stringify(news) });
  const look = async () => {
    const answered = await ask(api, c, `${told.last}`);
    if (!answered.ok) return events.end();
    const isNew = answered.value.last !== told.last || answered.value.unread !== told.unread;
    told = answered.value;
    if (isNew) tell(told);
  };
  let looking: Promise<unknown> = Promise.resolve();
  // One after the other; a database that does not answer ends the stream, and the browser comes again.
  const lookAgain = () => {
    looking = looking.then(() => (events.isOpen() ? look() : undefined)).catch(() => events.end());
  };
  const { managerId, sessionId } = asManager(c.var.caller);
  try {
    const over = () => events.end('over');
    events.onEnd(await live.follow({ managerId, sessionId, look: lookAgain, leave: over }));
  } catch (error) {
    events.end();
    throw error;
  }
  const end = () => events.end();
  leaving?.addEventListener('abort', end);
  events.onEnd(() => leaving?.removeEventListener('abort', end));
  tell(first);
  lookAgain(); // what came before anybody listened
  return events.response;
}

/** What the call says now, after a notification. */
async function ask(api: Api, c: Context<ApiEnv>, after: string | undefined) {
  const arrived = arrivedCall(c, newNotifications);
  const query = after === undefined ? arrived.query : [...without(arrived.query), pair('after', after)];
  const answer = api.answerers.get(newNotifications.name)!; // registered with the other calls
  const { answered } = (await answer({ ...arrived, query })) as Outcome<typeof newNotifications>;
  return answered;
}

const without = (query: [string, string][]) => query.filter(([name]) => name.toLowerCase() !== 'after');
const pair = (name: string, value: string): [string, string] => [name, value];
