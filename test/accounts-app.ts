import type { Kysely } from 'kysely';
import { expect, vi } from 'vitest';
import type { DB } from '#db/schema.ts';
import { formOf, testApp } from '#server/test-app.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallAgencies, anna } from './small-agencies.ts';

export const agents = 'http://agent.localhost:3000';
export const hour = 3_600_000;
export const begin = new Date('2026-11-21T10:00:00Z').getTime();

export type App = Awaited<ReturnType<Awaited<ReturnType<typeof openAccounts>>['startApp']>>;

/** The small agencies in a database of their own, and an application whose clock a test may set. */
export async function openAccounts() {
  const database = await openTestDatabase();
  const people = await addSmallAgencies(database.db);
  /** Nobody is slowed down unless the test says so. */
  async function startApp(options: Parameters<typeof testApp>[1] = {}) {
    let now = begin;
    const app = await testApp(database, { clock: () => new Date(now), ...options });
    const at = (ms: number) => {
      now = begin + ms;
    };
    return { ...app, at };
  }
  /** For most tests: where nobody is slowed down and nothing is mailed. */
  return { db: database.db, connection: database.connection, people, startApp, app: await startApp() };
}

export const post = ({ ask }: App, path: string, fields: Record<string, string>, from?: string) =>
  ask(`${agents}/api/auth/${path}`, formOf(fields), from);

export const me = ({ ask }: App, headers: Record<string, string>, at = agents) =>
  ask(`${at}/api/auth/me`, { headers });

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export async function tokenOf(app: App, credentials: { email: string; password: string } = anna) {
  const answer = await post(app, 'sign-in', credentials);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/** Does what mails somebody a link, and waits until it works: what makes it work is committed after the mail left. */
export async function afterMailTo(
  db: Kysely<DB>,
  email: string,
  send: () => Promise<unknown>,
): Promise<void> {
  const links = db.selectFrom('sent_mail').select('recipient').where('body', 'like', '%/auth/%');
  const recipients = () => links.execute();
  const mails = async () =>
    (await recipients()).filter(({ recipient }) => recipient.toLowerCase() === email.toLowerCase()).length;
  const before = await mails();
  await send();
  await vi.waitFor(async () => expect(await mails()).toBeGreaterThan(before), 20_000);
}
