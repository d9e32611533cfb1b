import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OpenedForm } from '#calls/feedback.ts';
import { createHttpClient } from '#calls/http-client.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { connect } from '#db/open.ts';
import { findPlace } from '#db/postgres-place.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { readableLog, testApp } from '#server/test-app.ts';
import { allSites } from '#sites/all-sites.ts';
import { notSent } from '#web/parts/form/form-answer.ts';
import { openForm } from '#web/parts/form/open-form.ts';
import { sentForm } from '#web/parts/form/read-form.ts';
import { sendContact } from '#web/parts/form/send-contact.ts';
import { addSmallOffices } from './small-offices.ts';
import { freezePostgres } from './stop-postgres.ts';

const silent = pino({ level: 'silent' });

/** An application on a PostgreSQL of its own, which can be stopped and started again. */
async function openOffice(log = silent) {
  const folder = await mkdtemp(join(tmpdir(), 'solstice-outage-'));
  await chmod(folder, 0o755); // PostgreSQL may run under another account, which must be able to enter
  const start = () => startEmbeddedPostgres({ folder, log, settings: { shared_buffers: '32MB' } });
  let postgres = await start();
  const database = await connect(postgres.connection, log);
  await migrate(database.pool);

  let now = new Date('2026-11-21T10:00:00Z');
  const mail = memoryMail();
  const app = await testApp(database, { mail, log, clock: () => now });
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true });
  });
  return {
    ...app,
    db: database.db,
    mail,
    later: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    stopDatabase: () => postgres.stop(),
    startDatabase: async () => {
      postgres = await start();
    },
    freezeDatabase: () => {
      const [pid] = readFileSync(join(findPlace(folder).cluster, 'postmaster.pid'), 'utf8').split('\n');
      return freezePostgres(Number(pid));
    },
  };
}

const clientOf = ({ ask }: Pick<Awaited<ReturnType<typeof testApp>>, 'ask'>) =>
  createHttpClient({
    root: 'http://localhost:3000',
    lang: 'en',
    mainLocale: 'en',
    fetch: async (request) =>
      ask(request.url, {
        method: request.method,
        headers: { ...Object.fromEntries(request.headers), 'sec-fetch-site': 'same-origin' },
        ...(request.method === 'POST' && { body: await request.text() }),
      }),
  });

const typedInto = ({ requestKey, pass }: OpenedForm): Record<string, string> => ({
  FIELD_NAME: 'Anna Berg',
  FIELD_PHONE: '+371 2000 0001',
  FIELD_EMAIL: 'anna@mail.example',
  FIELD_ADDITIONAL: '',
  FIELD_AGREE: 'on',
  FIELD_CLIENT: '',
  requestKey,
  pass,
  website: '',
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A form of this office, filled in, and how it is sent: what its page then shows. */
async function openFilledForm(office: Awaited<ReturnType<typeof openOffice>>) {
  const client = clientOf(office);
  const site = allSites[0]!;
  const typed = typedInto(await openForm(client));
  office.later(60);
  const send = async () => {
    const { data, init } = await sendContact(
      sentForm(formOf(typed)),
      { kind: 'call-back', emailTo: site.contacts.email },
      { client, site },
    );
    return { ...data, code: init?.status ?? 200 };
  };
  return { client, typed, send };
}

test('[S-7.2-37] a form that is sent while the database is stopped fails, keeps what was typed, and is sent once when it is back', async () => {
  const office = await openOffice();
  const { client, typed, send } = await openFilledForm(office);

  await office.stopDatabase();
  expect(await send()).toEqual({ ...notSent(typed), code: 503 });
  expect(await send()).toMatchObject(notSent(typed));
  await expect(openForm(client), 'a form opens without the database').resolves.toMatchObject({
    pass: expect.stringMatching(/./),
  });

  await office.startDatabase();
  const sent = await vi.waitFor(async () => {
    const outcome = await send();
    expect(outcome).toHaveProperty('sent');
    return outcome;
  }, 10_000);
  expect(await send(), 'pressed once more').toEqual(sent);
  expect(await office.db.selectFrom('feedback').select('request_key').execute()).toEqual([
    { request_key: typed.requestKey },
  ]);
  await vi.waitFor(() => expect(office.mail.sent).toHaveLength(1), 20_000);
}, 60_000);

const shown = [
  '/core/Partners?state=pl',
  '/core/PartnerLocations?$filter=townInc eq 1',
  '/b2c/GetCurrencyRates?CURRENCY=EUR',
  '/b2c/CookieSettings',
];

/** Longer than anybody is meant to wait, shorter than anybody waits who is not told that the database is away. */
const patienceMs = 8_000;

test('[S-7.2-37] while the database is frozen, pages show what was last read and a form says at once that it did not arrive', async () => {
  const { lines, log } = readableLog();
  const office = await openOffice(log);
  await addSmallOffices(office.db);
  const { typed, send } = await openFilledForm(office);
  const read = async (path: string) => {
    const answer = await office.ask(path);
    return [answer.status, await answer.text()] as const;
  };
  const before = await Promise.all(shown.map(read));
  expect(before.map(([status]) => status)).toEqual(shown.map(() => 200));

  const goOn = office.freezeDatabase();
  try {
    const began = performance.now();
    // More at once than there are connections: nobody stands in a line that does not move.
    const during = await Promise.all([...Array(4)].flatMap(() => shown.map(read)));
    expect(during).toEqual([...Array(4)].flatMap(() => before));
    expect(await send()).toEqual({ ...notSent(typed), code: 503 });
    expect((await office.ask('/readyz')).status).toBe(503);
    expect((await office.ask('/core/PartnerInfo?inc=424242')).status, 'never read').toBe(503);
    expect(performance.now() - began).toBeLessThan(patienceMs);
    const again = performance.now();
    for (let nth = 0; nth < 5; nth++) {
      expect(await Promise.all(shown.map(read))).toEqual(before);
      expect(await send()).toMatchObject(notSent(typed));
    }
    expect(performance.now() - again, 'and nobody waits for what is known to be away').toBeLessThan(2_500);
  } finally {
    goOn();
  }
  const sent = await vi.waitFor(async () => {
    const outcome = await send();
    expect(outcome).toHaveProperty('sent');
    return outcome;
  }, 10_000);
  expect(await send()).toEqual(sent);
  expect(await office.db.selectFrom('feedback').select('request_key').execute()).toEqual([
    { request_key: typed.requestKey },
  ]);
  await vi.waitFor(() => expect(office.mail.sent).toHaveLength(1), 20_000);
  expect(lines.filter((line) => line.includes('"The database does not answer"'))).not.toHaveLength(0);
  expect(lines.filter((line) => line.includes('Content could not be refreshed')).length).toBeLessThan(3);
}, 60_000);
