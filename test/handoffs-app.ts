import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { findCaller } from '#domain/accounts/find-caller.ts';
import { formOf } from '#server/test-app.ts';
import { loader as archiveLoader } from '#web/sign-in/archive-page.tsx';
import { loader as handoffLoader } from '#web/sign-in/handoff-page.tsx';
import { loader as toPortalLoader } from '#web/sign-in/to-portal.ts';
import { type App, agents, bearer, begin } from './accounts-app.ts';
import { personPage } from './person-page.ts';

export const archive = 'http://photobase.localhost:3000';
export const nonce = 'n'.repeat(43);

/** As RFC 7636 has it for the method S256. */
export const challengeOf = (of: string): string => hash('sha256', of, 'base64url');

type Asked = {
  siteId: string;
  path: string;
  cookie?: string;
  /** The session of the browser on the site. */
  token?: string | undefined;
  at?: number;
};

type Answer = Response | { data: unknown; init: ResponseInit | null };

/** How pages of the sign-in handoff answer a browser, on both hosts. */
export function handoffPages(app: App, db: Kysely<DB>) {
  async function ask(loader: (args: never) => unknown, asked: Asked) {
    const { siteId, path, cookie = '', token, at = 0 } = asked;
    const origin = siteId.startsWith('agent') ? agents : archive;
    const now = new Date(begin + at);
    const caller = token ? await findCaller(db, { token, siteId, now }) : undefined;
    const context = personPage(app, { siteId, ...(token && { token }), ...(caller && { caller }) });
    const url = new URL(path, origin);
    const request = new Request(url, { headers: { cookie } });
    const params = { token: /handoff\/([^?]*)/.exec(path)?.[1] ?? '' };
    const args = { context, request, url, params } as never; // no loader reads more
    // A redirect may be thrown.
    const answer = await (async () => loader(args))().catch((thrown) => thrown);
    return answer as Answer;
  }
  return {
    /** The photo archive sends to the portal. */
    toPortal: (asked: Partial<Asked> = {}) =>
      ask(toPortalLoader, { siteId: 'photobase-com', path: '/auth/portal', ...asked }),
    /** The portal leads to the photo archive. */
    atPortal: (path: string, token?: string, asked: Partial<Asked> = {}) =>
      ask(archiveLoader, { siteId: 'agent-com', path, token, ...asked }),
    /** The photo archive opens. */
    open: (path: string, cookie: string, asked: Partial<Asked> = {}) =>
      ask(handoffLoader, { siteId: 'photobase-com', path, cookie, ...asked }),
  };
}

/** Where an answer redirects to, as a path of a host. */
export function redirectOf(answer: Answer): { host: string; path: string } {
  if (!(answer instanceof Response)) return { host: '', path: '' };
  const location = answer.headers.get('location') ?? '';
  const { host, pathname, search } = new URL(location, 'http://own.invalid');
  return { host: host === 'own.invalid' ? '' : host, path: pathname + search };
}

/** The value of a cookie that an answer gives. */
export const givenCookie = (answer: Answer, name: string): string | undefined =>
  answer instanceof Response
    ? answer.headers
        .getSetCookie()
        .map((cookie) => new RegExp(`^${name}=([^;]*)`).exec(cookie)?.[1])
        .find((value) => value !== undefined)
    : undefined;

export const statusOf = (answer: Answer) =>
  answer instanceof Response ? answer.status : (answer.init?.status ?? 200);

const post = ({ ask }: App, url: string, fields: Record<string, string>, token?: string) =>
  ask(url, { ...formOf(fields), headers: { ...formOf({}).headers, ...(token && bearer(token)) } });

/** A code of a session of the portal, for the browser that keeps `nonce`. */
export async function issue(app: App, token: string): Promise<Response> {
  return post(app, `${agents}/api/auth/handoff`, { challenge: challengeOf(nonce) }, token);
}

export async function codeOf(app: App, token: string): Promise<string> {
  return (await (await issue(app, token)).json()).code;
}

export const redeem = (app: App, code: string, { at = archive, shown = nonce } = {}) =>
  post(app, `${at}/api/auth/handoff/redeem`, { code, nonce: shown });

/** The token of a session of the archive that one of the portal has opened. */
export async function childOf(app: App, token: string): Promise<string> {
  return (await (await redeem(app, await codeOf(app, token))).json()).token;
}

/** Whether a token is that of a session, on the archive or on the portal. */
export const isAlive = async ({ ask }: App, token: string, at = archive): Promise<boolean> =>
  (await ask(`${at}/api/auth/me`, { headers: bearer(token) })).status === 200;
