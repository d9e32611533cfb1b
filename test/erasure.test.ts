import { type Kysely, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { DB } from '#db/schema.ts';
import { eraseClient, erasePerson, eraseRequests } from '#domain/retention/erase.ts';
import { forgetWhatIsOver } from '#domain/retention/forget-daily.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { formOf } from '#server/test-app.ts';
import { bearer, begin, openAccounts } from './accounts-app.ts';
import { beginSession, everyPassword } from './small-agencies.ts';

// What somebody has erased is in no column of any table, whatever tables there will be.

vi.setConfig({ testTimeout: 60_000 });
const { db, people, startApp } = await openAccounts();
const mail = memoryMail();
const app = await startApp({ mail });
await app.ready();
const now = new Date(begin);
const day = 86_400_000;

/** The columns of all tables that hold texts or documents in which one of these is found. */
async function columnsWith(db: Kysely<DB>, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ schema: string; table: string; column: string }>`
    select columns.table_schema as schema, columns.table_name as "table", column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and (data_type in ('text', 'json', 'jsonb', 'character varying', 'ARRAY'))`.execute(db);
  expect(rows.length).toBeGreaterThan(200);
  const found: string[] = [];
  for (const { schema, table, column } of rows) {
    const has = sql<boolean>`exists (select from ${sql.table(`${schema}.${table}`)}
      where lower(${sql.ref(column)}::text) like any (${words.map((word) => `%${word.toLowerCase()}%`)}))`;
    const { rows: answer } = await sql<{ has: boolean }>`select ${has} as has`.execute(db);
    if (answer[0]!.has) found.push(`${table}.${column}`);
  }
  return found;
}

const vera = { name: 'Vera Quillfeather', email: 'vera.quill@erased.example', phone: '+37129998877' };
const words = 'A quiet room with a rocking chair';
const traces = [vera.name, 'vera.quill', '29998877', 'rocking chair'];

type Sent = { name?: string; email?: string; phone?: string; comment?: string };

/** A request in the database, mailed, with what the office was mailed. */
async function addRequest({ name = vera.name, email = '', phone = '', comment = words }: Sent) {
  const { id } = await db
    .insertInto('feedback')
    .values({
      name,
      email,
      phone,
      comment: `${comment}\n${phone} ${email}`,
      email_to: 'office@solstice.example',
      kind: 'request',
      locale: 'en',
      request_key: crypto.randomUUID(),
      site_id: 'b2c-com',
      mailed_at: now,
      received_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addMail({
    subject: `Request ${id}: ${name}`,
    body: `name: ${name}\n${comment}\n${phone} ${email}\n`,
    feedback_id: id,
  });
  return id;
}

type Mailed = {
  recipient?: string;
  reply_to?: string;
  subject: string;
  body: string;
  feedback_id?: number;
  quote_inc?: number;
};

const addMail = (said: Mailed) =>
  db
    .insertInto('sent_mail')
    .values({
      recipient: 'office@solstice.example',
      sender: 'no-reply@solstice.example',
      transport: 'smtp',
      sent_at: now,
      ...said,
    })
    .execute();

test('a traveller who deletes the account is in no column of any table', async () => {
  const person = await db
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', people.anna.personId)
    .executeTakeFirstOrThrow();
  const { id: personId } = await db
    .insertInto('person')
    .values({
      name: vera.name,
      email: vera.email,
      own_phone: vera.phone,
      locale: 'en',
      state: 'active',
      password_hash: person.password_hash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const byPhone = await addRequest({ phone: vera.phone });
  await addRequest({ email: vera.email.toUpperCase() });
  await db
    .insertInto('traveller_request')
    .values({
      id: byPhone,
      person_id: personId,
      sent_at: now,
      claim: 'c',
      total_minor: 1,
      currency: 'EUR',
      shown: JSON.stringify({}),
    })
    .execute();
  await addMail({ recipient: vera.email, subject: 'Hello', body: `Hello, ${vera.name}` });
  await addMail({ reply_to: vera.email, subject: `Question of ${vera.name}`, body: words });
  await db
    .insertInto('audit_entry')
    .values({
      at: now,
      person_id: personId,
      deed: 'change-profile',
      subject: 'person',
      subject_key: '1',
      address: '203.0.113.7',
      before: JSON.stringify({ fullname: vera.name }),
      after: JSON.stringify({ phones: vera.phone, email: vera.email }),
    })
    .execute();
  await db
    .insertInto('password_reset')
    .values({
      email: vera.email,
      new_name: vera.name,
      site_id: 'b2c-com',
      locale: 'en',
      origin: 'https://solstice.example',
      asked_at: now,
    })
    .execute();
  expect((await columnsWith(db, traces)).length).toBeGreaterThan(10);
  const token = await beginSession(db, { personId, managerId: undefined }, now, 'b2c-com');
  const deleted = await app.ask('http://localhost:3000/api/auth/delete-account', {
    ...formOf({ password: everyPassword }),
    headers: bearer(token),
  });
  expect(deleted.status).toBe(200);
  // The last mail says that nothing is kept, and is kept itself where nothing sends mail alone.
  await vi.waitFor(() => expect(mail.sent.some(({ to }) => to === vera.email)).toBe(true), 20_000);
  await vi.waitFor(
    async () => expect(await db.selectFrom('outgoing_mail').select('id').execute()).toEqual([]),
    20_000,
  );
  await db.deleteFrom('sent_mail').where('recipient', '=', vera.email).execute();
  expect(await columnsWith(db, traces)).toEqual([]);
  const kept = await db.selectFrom('feedback').select(['id', 'name']).execute();
  expect(kept).toContainEqual({ id: byPhone, name: '–' });
});

test('a client whom an agency deletes is in no column, and other clients stay', async () => {
  const agency_inc = people.shore;
  const { inc } = await db
    .insertInto('client')
    .values({
      agency_inc,
      name: vera.name,
      email: vera.email,
      phone: vera.phone,
      locale: 'en',
      made_at: now,
      notes: words,
      consent_way: 'mail',
      consented_at: now,
    })
    .returning('inc')
    .executeTakeFirstOrThrow();
  const asked = async (sent: Sent, client: string) => {
    const id = await addRequest(sent);
    await db
      .insertInto('agent_request')
      .values({
        id,
        manager_inc: people.anna.managerId,
        agency_inc,
        state: 'new',
        sent_at: now,
        claim: 'c',
        lines: '{}',
        total_minor: 1,
        currency: 'EUR',
        priced_at: now,
        country_id: 1,
        tour_id: 1,
        departs_on: sql<never>`'2027-06-05'::date`,
        sought: `${id} pinara bay ${client.toLowerCase()}`,
        shown: JSON.stringify({ hotel: { en: 'Pinara Bay', ru: 'Пинара' } }),
      })
      .execute();
    const event = { request_id: id, manager_inc: people.anna.managerId, at: now };
    await db
      .insertInto('agent_request_event')
      .values({ ...event, state: null, words: `${client}: ${words}` })
      .execute();
    return id;
  };
  await asked({ name: vera.name }, vera.name); // by the name alone
  await asked({ name: 'V. Q.', phone: '+371 2999 8877' }, 'V. Q.');
  const other = await asked({ name: 'Oleg Other', comment: 'Another room' }, 'Oleg Other');
  const { inc: quote_inc } = await db
    .insertInto('quote')
    .values({
      manager_inc: people.anna.managerId,
      agency_inc,
      client_inc: inc,
      client: vera.name,
      site_id: 'agent-com',
      locale: 'en',
      currency: 'EUR',
      made_at: now,
      valid_until: sql<never>`'2027-06-05'::date`,
    })
    .returning('inc')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('quote_event')
    .values({ quote_inc, kind: 'asked', words, contact: vera.email, at: now })
    .execute();
  await addMail({
    subject: `Quote, ${vera.name}: a question`,
    body: `${vera.name} asks:\n\n> ${words}\n`,
    quote_inc,
  });
  await db.transaction().execute(async (transaction) => {
    await eraseClient(transaction, inc);
    await transaction.deleteFrom('client').where('inc', '=', inc).execute();
  });
  const left = await columnsWith(db, [...traces, '2999 8877', 'V. Q.']);
  expect(left).toEqual(['agent_request_event.words']); // Oleg's, whom nobody erased
  const { name } = await db
    .selectFrom('feedback')
    .select('name')
    .where('id', '=', other)
    .executeTakeFirstOrThrow();
  expect(name).toBe('Oleg Other');
  await eraseRequests(db, [other]);
  expect(await columnsWith(db, [...traces, 'Oleg'])).toEqual([]);
});

test('mails of others stay, whatever words they share with a request or a question that is erased', async () => {
  const agency_inc = people.shore;
  const { inc } = await db
    .insertInto('client')
    .values({ agency_inc, name: 'Short Words', email: '', phone: '', locale: 'en', made_at: now, notes: '' })
    .returning('inc')
    .executeTakeFirstOrThrow();
  const quote = { manager_inc: people.anna.managerId, agency_inc, client_inc: inc, client: 'Short Words' };
  const { inc: quote_inc } = await db
    .insertInto('quote')
    .values({
      ...quote,
      site_id: 'agent-com',
      locale: 'en',
      currency: 'EUR',
      made_at: now,
      valid_until: sql<never>`'2027-06-05'::date`,
    })
    .returning('inc')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('quote_event')
    .values({ quote_inc, kind: 'asked', words: 'e', contact: '', at: now })
    .execute();
  const short = await addRequest({ name: 'Short Words', comment: 'e' });
  await db.updateTable('feedback').set({ comment: 'e' }).where('id', '=', short).execute();
  await addMail({ subject: 'Quote: a question', body: '> e', quote_inc });
  await addMail({ subject: 'Of somebody else', body: 'hello there\n> e\n> every day' });
  const waiting = { message_id: crypto.randomUUID(), sender: 'a@b.example', sender_name: 'A' };
  await db
    .insertInto('outgoing_mail')
    .values({ ...waiting, recipient: 'c@d.example', subject: 'Waits', body: '> e\nhere' })
    .execute();
  await db.transaction().execute(async (transaction) => {
    await eraseClient(transaction, inc);
    await eraseRequests(transaction, [short]);
  });
  const subjects = await db.selectFrom('sent_mail').select('subject').execute();
  expect(subjects.map(({ subject }) => subject)).toContain('Of somebody else');
  expect(subjects.map(({ subject }) => subject)).not.toContain('Quote: a question');
  expect(subjects.filter(({ subject }) => subject.startsWith(`Request ${short}:`))).toEqual([]);
  expect(await db.selectFrom('outgoing_mail').select('body').execute()).toEqual([{ body: '> e\nhere' }]);
  await db.deleteFrom('outgoing_mail').execute();
});

test('an audit entry is changed by nobody, and loses nothing but what it says of people', async () => {
  const entry = { at: now, person_id: 4_242, deed: 'change-rights', subject: 'manager', subject_key: '1' };
  const { id } = await db
    .insertInto('audit_entry')
    .values({ ...entry, address: '203.0.113.7', after: JSON.stringify({ name: vera.name, mayBook: true }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const update = db.updateTable('audit_entry').where('id', '=', id);
  await expect(update.set({ address: '' }).execute()).rejects.toThrow('never changed');
  await expect(
    db.transaction().execute(async (transaction) => {
      await sql`select set_config('solstice.erasing', 'on', true)`.execute(transaction);
      await transaction.updateTable('audit_entry').set({ deed: 'sign-in' }).where('id', '=', id).execute();
    }),
  ).rejects.toThrow('never changed');
  await expect(db.deleteFrom('audit_entry').execute()).rejects.toThrow('never changed');
  await erasePerson(db, { personId: 4_242, email: 'nobody@erased.example', requests: [] });
  const left = await db.selectFrom('audit_entry').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(left).toMatchObject({ ...entry, address: '', after: { mayBook: true } });
});

test('every night goes what is over, and nothing that still counts', async () => {
  const { personId } = people.paul;
  const ago = (days: number) => new Date(begin - days * day);
  await db.deleteFrom('session').execute();
  const session = (created: number, seen: number) => ({
    token_hash: Buffer.from(crypto.randomUUID()),
    person_id: personId,
    site_id: 'agent-com',
    created_at: ago(created),
    last_seen_at: ago(seen),
    address: '203.0.113.7',
    device: 'x',
  });
  await db
    .insertInto('session')
    .values([session(91, 0), session(20, 15), session(20, 13)])
    .execute();
  const invitation = { agency_inc: people.shore, locale: 'en', origin: 'x', site_id: 'agent-com' };
  const rights = {
    has_fixed_markup: false,
    is_administrator: false,
    may_book: true,
    may_chat: false,
    may_print: true,
    may_use_deposit: false,
  };
  const ends = (email: string, days: number) => ({
    ...invitation,
    ...rights,
    email,
    invited_at: ago(days + 7),
    expires_at: ago(days),
  });
  await db
    .insertInto('invitation')
    .values([ends('old@a.example', 31), ends('new@a.example', 29)])
    .execute();
  const audited = (days: number) => ({
    at: ago(days),
    deed: 'sign-in',
    subject: 'session',
    subject_key: `night-${days}`,
    address: '203.0.113.9',
  });
  await db
    .insertInto('audit_entry')
    .values([audited(91), audited(89)])
    .execute();
  const reset = { email: 'r@a.example', site_id: 'b2c-com', locale: 'en', origin: 'x' };
  await db
    .insertInto('password_reset')
    .values([8, 6].map((days) => ({ ...reset, asked_at: ago(days) })))
    .execute();
  await forgetWhatIsOver(db, now);
  const seen = await db.selectFrom('session').select('last_seen_at').execute();
  expect(seen).toEqual([{ last_seen_at: ago(13) }]);
  const emails = await db
    .selectFrom('invitation')
    .select('email')
    .where('email', 'like', '%@a.example')
    .execute();
  expect(emails).toEqual([{ email: 'new@a.example' }]);
  const entries = await db
    .selectFrom('audit_entry')
    .select(['subject_key', 'address'])
    .where('subject_key', 'like', 'night-%')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { subject_key: 'night-91', address: '' },
    { subject_key: 'night-89', address: '203.0.113.9' },
  ]);
  const resets = await db
    .selectFrom('password_reset')
    .select('asked_at')
    .where('email', '=', reset.email)
    .execute();
  expect(resets).toEqual([{ asked_at: ago(6) }]);
});
