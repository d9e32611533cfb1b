import { beforeEach, expect, test, vi } from 'vitest';
import { formOf, readableLog } from '#server/test-app.ts';
import ArchivePage from '#web/sign-in/archive-page.tsx';
import HandoffPage from '#web/sign-in/handoff-page.tsx';
import SignInPage, { loader as signInLoader } from '#web/sign-in/sign-in-page.tsx';
import { agents, bearer, begin, openAccounts } from './accounts-app.ts';
import {
  archive,
  challengeOf,
  childOf,
  codeOf,
  givenCookie,
  handoffPages,
  isAlive,
  issue,
  nonce,
  redeem,
  redirectOf,
  statusOf,
} from './handoffs-app.ts';
import { personPage } from './person-page.ts';
import { renderPage } from './render-page.tsx';
import { addSecondFactor, beginSession } from './small-agencies.ts';

// An agent who has signed in at the portal opens the photo archive, which is another host, without signing in again.

const { lines, log } = readableLog();
const { db, people, startApp } = await openAccounts();
const app = await startApp({ log });
const { toPortal, atPortal, open } = handoffPages(app, db);
vi.setConfig({ testTimeout: 60_000 });

const portalHost = new URL(agents).host;
const archiveHost = new URL(archive).host;
const cookie = `handoff=${nonce}`;
const ready = `/auth/archive?challenge=${challengeOf(nonce)}`;
const session = (who = people.paul) => beginSession(db, who, new Date(begin));

beforeEach(async () => {
  app.at(0);
  await db.deleteFrom('session').execute();
});

/** A page as a browser shows it. */
async function pageOf(answer: Awaited<ReturnType<typeof open>>, Page: unknown = HandoffPage) {
  if (answer instanceof Response) throw new Error(`Redirects to ${answer.headers.get('location')}`);
  const loaderData = 'data' in answer ? answer.data : answer;
  const Shown = Page as (props: { loaderData: unknown }) => React.ReactNode; // it reads no more
  return renderPage('/auth', <Shown loaderData={loaderData} />, { flags: { accounts: 'agents' } });
}

test('who has signed in at the portal is led into the archive by redirects alone, to the page that they asked for', async () => {
  const token = await session();
  const asked = await toPortal({ path: '/auth/portal?from=%2Falbums%3Fq%3Dkemer' });
  const given = givenCookie(asked, 'handoff')!;
  const first = redirectOf(asked);
  expect(first.host).toBe(portalHost);
  const query = new URLSearchParams({ challenge: challengeOf(given), from: '/albums?q=kemer' });
  expect(first.path).toBe(`/auth/archive?${query}`);
  const issued = await atPortal(first.path, token);
  const second = redirectOf(issued);
  expect([second.host, second.path]).toEqual([
    archiveHost,
    expect.stringMatching(/^\/auth\/handoff\/[\w-]{43}\?from=%2Falbums%3Fq%3Dkemer$/),
  ]);
  const opened = await open(second.path, `handoff=${given}`);
  expect(redirectOf(opened)).toEqual({ host: '', path: '/albums?q=kemer' });
  for (const answer of [asked, issued, opened])
    expect(answer instanceof Response && answer.headers.get('cache-control')).toBe('no-store');
  expect(givenCookie(opened, 'handoff')).toBe('');
  const child = givenCookie(opened, 'session')!;
  const known = await app.ask(`${archive}/api/auth/me`, { headers: bearer(child) });
  expect(await known.json()).toMatchObject({ OfficialName: 'Sunny Shore' });
  const albums = await app.ask(`${archive}/api/photo-archive/albums`, { headers: bearer(child) });
  expect(albums.status).not.toBe(401);
});

test('tabs that ask at once share a nonce, and those that come late find the archive open', async () => {
  const token = await session();
  const asked = await toPortal({ cookie });
  expect(givenCookie(asked, 'handoff')).toBe(nonce);
  const tabs = await Promise.all([atPortal(ready, token), atPortal(ready, token)]);
  const child = givenCookie(await open(redirectOf(tabs[0]!).path, cookie), 'session')!;
  const late = await open(`${redirectOf(tabs[1]!).path}?from=/albums`, '', { token: child });
  expect(redirectOf(late).path).toBe('/albums');
  expect(redirectOf(await toPortal({ token: child, path: '/auth/portal?from=/albums' })).path).toBe(
    '/albums',
  );
});

test('who has not signed in does so at the portal, whose form ends at a page of its own that goes on', async () => {
  const first = redirectOf(await atPortal(`${ready}&from=%2Falbums`));
  expect(first.host).toBe('');
  const from = new URL(first.path, agents).searchParams.get('from')!;
  expect(first.path.startsWith('/auth?')).toBe(true);
  expect(from).toMatch(/^\/auth\/archive\?/);
  const { html, text } = await pageOf(await atPortal(from, await session()), ArchivePage);
  expect(text).toContain('The photo archive opens');
  const next = `/auth/archive?challenge=${challengeOf(nonce)}&amp;from=%2Falbums`;
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${next}"/>`);
  expect(html).toContain(`href="${next}"`);
});

test('the page that signs in at the archive leads to the portal, and has the form for who asks for it or was told something', async () => {
  const shown = async (path: string) => {
    const context = personPage(app, { siteId: 'photobase-com' });
    const args = { context, url: new URL(path, archive) } as unknown as Parameters<typeof signInLoader>[0];
    return (await pageOf((await signInLoader(args)) as never, SignInPage)).html;
  };
  const first = await shown('/auth?from=%2Falbums');
  expect(first).toContain('<meta http-equiv="refresh" content="0; url=/auth/portal?from=%2Falbums"/>');
  expect(first).toContain('href="/auth?here=1&amp;from=%2Falbums"');
  expect(first).not.toContain('type="password"');
  for (const query of ['here=1', 'reset=1', 'joined=1'])
    expect(await shown(`/auth?${query}`)).toContain('type="password"');
});

type Refused = [what: string, opens: () => Promise<Awaited<ReturnType<typeof open>>>];

const path = async (token: string) => `/auth/handoff/${await codeOf(app, token)}?from=%2Falbums`;

test.each<Refused>([
  [
    'a code that was used',
    async () => {
      const used = await path(await session());
      await open(used, cookie);
      return open(used, cookie);
    },
  ],
  [
    'a code that is a minute old',
    async () => {
      const late = await path(await session());
      app.at(60_000);
      return open(late, cookie, { at: 60_000 });
    },
  ],
  ['a code that there never was', async () => open(`/auth/handoff/${'c'.repeat(43)}?from=%2Falbums`, cookie)],
  ['something that is no code', async () => open(`/auth/handoff/${'c'.repeat(400)}?from=%2Falbums`, cookie)],
  [
    'the code of somebody else, in a browser that has a nonce of its own',
    async () => open(await path(await session()), `handoff=${'o'.repeat(43)}`),
  ],
  ['a code in a browser that keeps no nonce', async () => open(await path(await session()), '')],
  [
    'a code for the archive of another market',
    async () => {
      const code = await codeOf(app, await session());
      const at = 'http://photobase.pl.localhost:3000';
      expect((await redeem(app, code, { at })).status).toBe(404);
      return open(`/auth/handoff/${code}?from=%2Falbums`, cookie);
    },
  ],
  [
    'a code that another browser has shown first',
    async () => {
      const code = await codeOf(app, await session());
      expect((await redeem(app, code, { shown: 'o'.repeat(43) })).status).toBe(404);
      return open(`/auth/handoff/${code}?from=%2Falbums`, cookie);
    },
  ],
])('%s opens nothing: the page says so, and begins anew', async (_, opens) => {
  const answer = await opens();
  expect([statusOf(answer), givenCookie(answer, 'session')]).toEqual([404, undefined]);
  const { html, text } = await pageOf(answer);
  expect(text).toContain('The photo archive did not open');
  expect(html).toContain('href="/auth/portal?from=%2Falbums"');
  expect(html).toContain('href="/auth?here=1&amp;from=%2Falbums"');
});

test('a query that carries no challenge is refused by the portal with the way back to the archive', async () => {
  for (const challenge of ['', 'x', 'https://elsewhere.example/']) {
    const query = new URLSearchParams({ challenge, from: '/albums' });
    const answer = await atPortal(`/auth/archive?${query}`, await session());
    expect(statusOf(answer)).toBe(400);
    expect((await pageOf(answer, ArchivePage)).html).toContain(
      `href="${archive}/auth/portal?from=%2Falbums"`,
    );
  }
});

test('no parameter leads anywhere but to the archive and its own paths', async () => {
  const elsewhere = 'https://elsewhere.example/';
  const asked = await toPortal({ path: `/auth/portal?from=${encodeURIComponent(elsewhere)}` });
  expect(redirectOf(asked).host).toBe(portalHost);
  const query = `&from=${encodeURIComponent(elsewhere)}&to=${elsewhere}&host=elsewhere.example`;
  const issued = redirectOf(await atPortal(ready + query, await session()));
  expect(issued.host).toBe(archiveHost);
  expect(redirectOf(await open(issued.path, cookie))).toEqual({ host: '', path: '/' });
});

test.each([
  ['a site that is no portal', 'atPortal', 'b2c-com'],
  ['the archive itself', 'atPortal', 'photobase-com'],
  ['a site that is no archive', 'toPortal', 'agent-com'],
  ['a site that is no archive', 'open', 'agent-com'],
] as const)('%s has no such page: %s', async (_, page, siteId) => {
  const asked =
    page === 'toPortal'
      ? toPortal({ siteId })
      : page === 'open'
        ? open('/auth/handoff/x', '', { siteId })
        : atPortal(ready, undefined, { siteId });
  expect(statusOf(await asked)).toBe(404);
});

test('only an agent of the portal is issued a code', async () => {
  const token = await session();
  const child = await childOf(app, token);
  const form = formOf({ challenge: challengeOf(nonce) });
  const at = (host: string, shown: string) =>
    app.ask(`${host}/api/auth/handoff`, { ...form, headers: bearer(shown) });
  expect((await at(archive, child)).status).toBe(404);
  const traveller = { personId: people.paul.personId, managerId: undefined };
  const own = await beginSession(db, traveller, new Date(begin), 'b2c-com');
  expect((await at('http://localhost:3000', own)).status).toBe(403);
  expect((await at(agents, 'x'.repeat(43))).status).toBe(401);
});

test('an administrator is one in the archive as far as a code of the second factor was shown at the portal', async () => {
  await addSecondFactor(db, people.anna.personId, new Date(begin));
  const people_ = (token: string) => app.ask(`${archive}/api/company/people`, { headers: bearer(token) });
  const token = await session(people.anna);
  expect((await people_(await childOf(app, token))).status).toBe(200);
  await db.updateTable('session').set({ second_factor_at: null }).execute();
  expect((await people_(await childOf(app, token))).status).toBe(403);
  await db.deleteFrom('second_factor').execute();
});

test('a session has ten codes at most, and those that have expired are deleted', async () => {
  const token = await session();
  const codes: string[] = [];
  for (let nth = 0; nth < 12; nth++) {
    app.at(nth * 1_000);
    codes.push(await codeOf(app, token));
  }
  const count = async () => (await db.selectFrom('sign_in_handoff').select('code_hash').execute()).length;
  expect(await count()).toBe(10);
  expect((await redeem(app, codes[0]!)).status).toBe(404);
  expect(await isAlive(app, (await (await redeem(app, codes[11]!)).json()).token)).toBe(true);
  app.at(120_000);
  await issue(app, token);
  expect(await count()).toBe(1);
});

test('neither code nor nonce nor token is logged', async () => {
  const token = await session();
  const code = await codeOf(app, token);
  await app.ask(`${archive}/auth/handoff/${code}?from=/albums`);
  const child = (await (await redeem(app, code)).json()).token;
  const logged = lines.join('');
  expect(logged).toContain('/auth/handoff/…');
  for (const secret of [code, nonce, token, child]) expect(logged).not.toContain(secret);
});
