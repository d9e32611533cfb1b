import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { pathOf } from '#calls/call.ts';
import { client, saveClient, withdrawConsent } from '#calls/clients.ts';
import { forgetWhatIsOver } from '#domain/retention/forget-daily.ts';
import { retentionPeriods } from '#lib/retention-periods.ts';
import { createJobs } from '#server/jobs.ts';
import { startRetentionWork } from '#server/retention-work.ts';
import { formOf } from '#server/test-app.ts';
import { locales } from '#sites/locales.ts';
import { agents, bearer, begin, openAccounts } from './accounts-app.ts';
import { beginSession } from './small-agencies.ts';
import { addSmallQuotes } from './small-quote.ts';

vi.setConfig({ testTimeout: 60_000 });
const { db, connection, people, app } = await openAccounts();
const at = new Date(begin);

const policyOf = (locale: string) =>
  (JSON.parse(readFileSync(`texts/messages/${locale}/personalData.json`, 'utf8')) as Record<string, string>)[
    'personalData.kept.text'
  ]!;

test.each(locales)(
  'the privacy policy in %s names the periods by which the nightly job deletes',
  (locale) => {
    const { requestMonths, sessionPauseDays, sessionLifeDays, auditAddressDays, linkDays, invitationDays } =
      retentionPeriods;
    const numbers = [...policyOf(locale).matchAll(/\d+/g)].map(([number]) => Number(number));
    const said = [
      requestMonths,
      sessionPauseDays,
      sessionLifeDays,
      auditAddressDays,
      linkDays,
      invitationDays,
    ];
    const ascending = (list: number[]) => list.toSorted((a, b) => a - b);
    expect(ascending(numbers)).toEqual(ascending(said));
  },
);

test('the page that operators read names the same periods', () => {
  const page = readFileSync('docs/operate.md', 'utf8');
  const { sessionPauseDays, sessionLifeDays, linkDays, invitationDays, requestMonths, auditAddressDays } =
    retentionPeriods;
  expect(page).toContain(`${sessionPauseDays} days without use, ${sessionLifeDays} days in any case`);
  expect(page).toContain(`| ${linkDays} days after they were asked for`);
  expect(page).toContain(`| ${invitationDays} days after they ended or ran out`);
  expect(page).toContain(`mails that were sent | ${requestMonths} months;`);
  expect(page).toContain(`| addresses in \`audit_entry\` | ${auditAddressDays} days;`);
});

function monthsBefore(now: Date, months: number, days: number): Date {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  return new Date(day.getTime() + days * 86_400_000);
}

test('applications for a vacancy and as an agency go at night, whether or not another one comes', async () => {
  const { requestMonths } = retentionPeriods;
  for (const [name, days] of [
    ['old', -1],
    ['new', 1],
  ] as const) {
    const sent = {
      email: `${name}@applied.example`,
      locale: 'en',
      digest: '',
      site_id: 'b2c-com',
      phone: '',
    };
    const received_at = monthsBefore(at, requestMonths, days);
    const document = { file: Buffer.from('x'), file_name: 'a.pdf', file_type: 'pdf' };
    await db
      .insertInto('job_application')
      .values({
        ...sent,
        ...document,
        received_at,
        name,
        letter: '',
        request_key: crypto.randomUUID(),
        vacancy_slug: '',
      })
      .execute();
    await db
      .insertInto('agency_application')
      .values({
        ...sent,
        received_at,
        about: '',
        city: 'Riga',
        company: name,
        person: name,
        registration_number: '1',
        request_key: crypto.randomUUID(),
      })
      .execute();
  }
  await forgetWhatIsOver(db, at);
  expect(await db.selectFrom('job_application').select('name').execute()).toEqual([{ name: 'new' }]);
  expect(await db.selectFrom('agency_application').select('person').execute()).toEqual([{ person: 'new' }]);
});

test('the server registers the job for every night, and the job deletes what is over', async () => {
  const closing: (() => Promise<unknown>)[] = [];
  const log = { info: vi.fn(), warn: vi.fn() };
  const server = { log: log as never, onClose: (close: () => Promise<unknown>) => closing.push(close) };
  const longAgo = new Date(Date.now() - (retentionPeriods.sessionLifeDays + 1) * 86_400_000);
  const { personId } = people.paul;
  const row = { person_id: personId, site_id: 'agent-com', address: '203.0.113.7', device: 'x' };
  await db
    .insertInto('session')
    .values([
      { ...row, token_hash: Buffer.from('over'), created_at: longAgo, last_seen_at: new Date() },
      { ...row, token_hash: Buffer.from('lasts'), created_at: new Date(), last_seen_at: new Date() },
    ])
    .execute();
  await startRetentionWork(server, { connection, patient: db } as never); // what it reads of a database
  const jobs = createJobs(connection, log as never);
  closing.push(() => jobs.stop({ graceful: false }));
  await jobs.start();
  expect(await jobs.getSchedules()).toMatchObject([
    { name: 'retention', cron: '15 3 * * *', timezone: 'UTC' },
  ]);
  await jobs.send('retention', {});
  const hashes = () => db.selectFrom('session').select('token_hash').where('device', '=', 'x').execute();
  await vi.waitFor(
    async () => expect(await hashes()).toEqual([{ token_hash: Buffer.from('lasts') }]),
    30_000,
  );
  await vi.waitFor(() => expect(log.info).toHaveBeenCalled(), 10_000);
  for (const close of closing) await close();
});

async function ask(path: string, fields: Record<string, string>, headers: Record<string, string>) {
  const form = formOf(fields);
  const answer = await app.ask(agents + path, { ...form, headers: { ...form.headers, ...headers } });
  return { status: answer.status, value: await answer.json() };
}

/** A client with a request, a thread, a question about a quote and mails, all with the contacts. */
async function addClientAtWork(headers: Record<string, string>, name: string) {
  const email = `${name.toLowerCase()}@consent.example`;
  const phone = '+442079460148';
  const contacts = { name, clientLang: 'en', phone, email, notes: 'quiet', consentWay: 'mail' };
  const { value } = await ask(pathOf(saveClient), { client: '0', ...contacts }, headers);
  const inc: number = value.client;
  const comment = `Ground floor. Call 020 7946 0148, 79460148 or ${email.toUpperCase()}`;
  const { id } = await db
    .insertInto('feedback')
    .values({
      name,
      email,
      phone,
      comment,
      email_to: 'office@solstice.example',
      kind: 'request',
      locale: 'en',
      request_key: crypto.randomUUID(),
      site_id: 'agent-com',
      mailed_at: at,
      received_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const agency_inc = people.shore;
  await db
    .insertInto('agent_request')
    .values({
      id,
      manager_inc: people.paul.managerId,
      agency_inc,
      client_inc: inc,
      state: 'new',
      sent_at: at,
      claim: 'c',
      lines: '{}',
      total_minor: 1,
      currency: 'EUR',
      priced_at: at,
      country_id: 1,
      tour_id: 1,
      departs_on: '2027-06-05' as never,
      sought: name.toLowerCase(),
      shown: JSON.stringify({ hotel: {} }),
    })
    .execute();
  const words = `She answers at ${phone}, ${email}`;
  await db
    .insertInto('agent_request_event')
    .values({ request_id: id, manager_inc: people.paul.managerId, at, state: null, words })
    .execute();
  await db
    .insertInto('sent_mail')
    .values({
      recipient: 'office@solstice.example',
      sender: 'a@b.example',
      transport: 'smtp',
      sent_at: at,
      subject: 'Request',
      body: `name: ${name}\n${comment}\n`,
      feedback_id: id,
    })
    .execute();
  await db.updateTable('quote').set({ client_inc: inc, words }).execute();
  const { inc: quote_inc } = await db.selectFrom('quote').select('inc').executeTakeFirstOrThrow();
  await db
    .insertInto('quote_event')
    .values({ quote_inc, kind: 'asked', words: `Warm? ${email}`, contact: phone, at })
    .execute();
  return { inc, id, email };
}

test.each(['withdraws', 'saves none'])(
  'contacts kept by a consent leave requests, threads, quotes and mails when the client takes it back: an agent %s',
  async (way) => {
    if (way === 'withdraws') {
      await addSmallQuotes(db, 'agent-com', at);
      await db
        .updateTable('quote')
        .set({ agency_inc: people.shore, manager_inc: people.paul.managerId })
        .execute();
    }
    const headers = bearer(await beginSession(db, people.paul, at));
    const name = way === 'withdraws' ? 'Vera' : 'Olga';
    const { inc, id, email } = await addClientAtWork(headers, name);
    const taken =
      way === 'withdraws'
        ? await ask(pathOf(withdrawConsent), { client: `${inc}` }, headers)
        : await ask(pathOf(saveClient), { client: `${inc}`, name, clientLang: 'en' }, headers);
    expect(taken.status).toBe(200);
    const request = await db
      .selectFrom('feedback')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(request).toMatchObject({ name, phone: '', email: '' });
    expect(request.comment).toMatch(/^Ground floor\. Call\s+–,\s*– or –$/);
    const tables = [
      'sent_mail',
      'quote',
      'quote_event',
      'agent_request_event',
      'client',
      'feedback',
    ] as const;
    for (const table of tables) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute()).toLowerCase();
      expect(rows, table).not.toContain(email);
      expect(rows.replaceAll(/[ ()./-]/g, ''), table).not.toContain('79460148');
    }
    const known = await app.ask(`${agents}${pathOf(client)}?client=${inc}`, { headers });
    expect(await known.json()).toMatchObject({ name, phone: '', email: '', notes: '', consentWay: null });
  },
);
