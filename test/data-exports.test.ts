import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { accountData, clientData } from '#calls/data-exports.ts';
import { agents, bearer, begin, openAccounts } from './accounts-app.ts';
import { callsAs } from './calls-as.ts';
import { beginSession } from './small-agencies.ts';

// A person gets every column that says something about them, or the column says here why not.

const { db, people, app } = await openAccounts();
afterAll(() => app.close());

type Row = Record<string, unknown>;
type Plan = {
  /** A table with the only row of the person, all of its columns but those that are left out. */
  rows: Record<string, Row>;
  leftOut: Record<string, Record<string, string>>;
  /** Tables of which no column is exported. */
  leftOutTables: Record<string, string>;
  /** How a value stands in the file where it is not itself, by `table.column`. */
  written: Record<string, string>;
};

let second = 0;
/** A moment that no other column has. */
function moment(): Date {
  second += 1;
  return new Date(begin - 86_400_000 + second * 61_000);
}

const number = 'a number of ours';
const ours = 'of the agency or the operator, not of the person';
const secret = 'a key that opens something';
const copy = 'repeats what other columns say';

const shownOf = (hotel: string) => ({
  hotel: { en: hotel, ru: hotel },
  place: { en: 'Ardena', ru: 'Ардена' },
  departsOn: '2027-06-05',
  nights: 7,
  adults: 2,
  childAges: [6],
});

const feedbackLeftOut = {
  id: number,
  email_to: ours,
  faddress: ours,
  kind: ours,
  locale: ours,
  mailed_at: ours,
  received_at: copy,
  request_key: number,
  site_id: ours,
};

const trip = {
  tour: null,
  hotel: { en: 'Hotel of the letter', ru: 'Отель' },
  rooms: [],
  arrival: null,
  nights: null,
  country: null,
  city: null,
  out: null,
  back: null,
  adults: 2,
  childAges: [6],
  price: null,
};

const mails = 'letters that repeat a request or a question, which are exported; kept for a year';

const client: Plan = {
  rows: {
    client: {
      consent_way: 'writing',
      consented_at: moment(),
      email: 'vera@exported.example',
      locale: 'ru',
      made_at: moment(),
      name: 'Vera Quillfeather',
      notes: 'Likes a rocking chair',
      phone: '+37129998877',
      withdrawn_at: moment(),
    },
    quote: {
      client: 'Dear Vera',
      currency: 'EUR',
      locale: 'et',
      made_at: moment(),
      outcome: 'lost',
      outcome_reason: 'Went with a cousin',
      sent_at: moment(),
      settled_at: moment(),
      title: 'A week by the sea',
      valid_until: '2027-01-31',
      words: 'As we said by phone',
    },
    quote_event: {
      at: moment(),
      contact: 'vera.at.work@exported.example',
      kind: 'asked',
      words: 'Is there a lift?',
    },
    quote_offer: {
      markup_minor: 1_000,
      shown: shownOf('Pinara Bay'),
      total_minor: 120_000,
      words: 'The quiet side',
    },
    feedback: {
      comment: 'A high floor, please',
      email: 'vera@exported.example',
      name: 'Vera Q.',
      phone: '+37129998877',
      trip,
    },
    agent_request: {
      currency: 'EUR',
      departs_on: '2027-06-05',
      sent_at: moment(),
      shown: shownOf('Dhowan Shore'),
      state: 'answered',
      total_minor: 98_700,
    },
    agent_request_event: {
      at: moment(),
      is_shared: false,
      manager_inc: people.anna.managerId,
      state: 'answered',
      words: 'She walks with a stick',
    },
  },
  leftOut: {
    client: { agency_inc: ours, inc: number },
    quote: {
      agency_inc: ours,
      client_inc: number,
      inc: number,
      looked_at: ours,
      manager_inc: ours,
      second_currency: ours,
      site_id: ours,
      used_at: ours,
    },
    quote_event: { id: number, offer_inc: number, quote_inc: number, request_key: number },
    quote_offer: {
      claim: secret,
      gone_reason: ours,
      inc: number,
      known_minor: ours,
      lines: ours,
      position: number,
      priced_at: ours,
      quote_inc: number,
      rate_day: ours,
    },
    feedback: feedbackLeftOut,
    agent_request: {
      agency_inc: ours,
      claim: secret,
      client_inc: number,
      country_id: ours,
      id: number,
      lines: ours,
      manager_inc: ours,
      priced_at: ours,
      rate_day: ours,
      sought: copy,
      tour_id: ours,
    },
    agent_request_event: { id: number, request_id: number },
  },
  leftOutTables: {
    quote_change: 'figures of prices',
    notification: 'which manager has read what',
    outgoing_mail: mails,
    sent_mail: mails,
    traveller_request: 'of travellers, not of clients of an agency',
  },
  written: {
    'quote_offer.markup_minor': '1210', // inside the price
    'quote_offer.total_minor': '1210',
    'quote_offer.shown': 'Pinara Bay',
    'feedback.trip': 'Hotel of the letter',
    'agent_request.shown': 'Dhowan Shore',
    'agent_request.total_minor': '"total":987',
    'agent_request_event.is_shared': '"isPrivate":true',
    'agent_request_event.manager_inc': '"by":"agency"',
  },
};

const traveller: Plan = {
  rows: {
    person: {
      born: '1984-02-29',
      consented_at: moment(),
      created_at: moment(),
      email: 'olga@exported.example',
      is_male: false,
      locale: 'lv',
      name: 'Olga Traveller',
      own_phone: '+37126660001',
      phones: '+37126660002',
      state: 'active',
    },
    second_factor: { confirmed_at: moment() },
    session: {
      address: '203.0.113.77',
      created_at: moment(),
      device: 'Firefox of Olga',
      last_seen_at: moment(),
      second_factor_at: moment(),
      site_id: 'b2c-com',
    },
    saved_traveller: { born: '2019-09-02', name: 'EMIL BERG' },
    kept_list: { hotels: [4_242_424], name: 'favorites', trips: { 4242424: 'ADULT=2&AGES=13' } },
    feedback: {
      comment: 'With a cot, please',
      email: 'olga.sends@exported.example',
      name: 'Olga T.',
      phone: '+37126660003',
      trip,
    },
    traveller_request: {
      currency: 'EUR',
      sent_at: moment(),
      shown: shownOf('Marenza Palace'),
      total_minor: 76_500,
    },
    audit_entry: { address: '203.0.113.78', at: moment(), deed: 'sign-in' },
    booking: {
      contact_email: 'olga.books@exported.example',
      contact_name: 'Olga Books',
      contact_phone: '+37126660004',
      departs_on: '2027-08-03',
      hold_expires_at: moment(),
      hold_extended: true,
      kind: 'tour',
      made_at: moment(),
      reference: '2345679C',
      returns_on: '2027-08-12',
      state: 'held',
      submitted_at: null,
    },
    booking_traveller: {
      born: '1984-02-28',
      citizenship: 'LV',
      given_names: 'OLGA MARIJA',
      is_lead: true,
      number: 1,
      room: 0,
      sex: 'F',
      surname: 'TRAVELLERSON',
    },
    price_snapshot: {
      cancellation: null,
      claim: 'claim-of-the-agreed-offer',
      currency: 'EUR',
      hash: 'hash-of-the-agreed-offer',
      lines: [{ key: 'stay-line', kind: 'stay', amountMinor: 88_800 }],
      total_minor: 88_800,
    },
    payment: { amount_minor: 26_600, due_at: moment(), purpose: 'deposit', voided_at: null },
    payment_attempt: {
      amount_minor: 26_500,
      provider: 'office',
      provider_reference: '2345679C-paid-at-an-office',
      refunded_minor: 1_100,
      state: 'captured',
    },
    booking_event: {
      at: moment(),
      cause: 'she asked for a quiet room',
      kind: 'held',
      number: 1,
      state_to: 'held',
    },
  },
  leftOut: {
    person: { id: number, is_demo: ours, password_hash: secret },
    second_factor: { last_step: secret, person_id: number, secret },
    session: {
      id: number,
      manager_inc: ours,
      parent_id: number,
      person_id: number,
      token_hash: secret,
      token_version: number,
    },
    saved_traveller: { id: number, person_id: number },
    kept_list: { manager_inc: ours, person_id: number },
    feedback: feedbackLeftOut,
    traveller_request: { claim: secret, id: number, person_id: number },
    audit_entry: {
      after: 'values that the account had, also of other people',
      agency_inc: ours,
      before: 'values that the account had, also of other people',
      id: number,
      person_id: number,
      subject: ours,
      subject_key: number,
    },
    booking: {
      agency_inc: ours,
      channel: ours,
      choice: copy,
      currency: copy,
      erased_at: ours,
      holder_address: 'a digest, which goes with the hold',
      holder_session: 'a digest, which goes with the hold',
      id: number,
      last_event: number,
      link_expires_at: secret,
      link_hash: secret,
      link_salt: secret,
      locale: ours,
      manager_inc: ours,
      market: ours,
      person_id: number,
      shown: copy,
      site_id: ours,
      time_zone: ours,
    },
    booking_traveller: {
      booking_id: number,
      document: 'sealed, and deleted after the trip: the file would be its only open copy',
      document_key: secret,
    },
    price_snapshot: {
      begins: copy,
      booking_id: number,
      is_current: copy,
      legal_texts: ours,
      made_at: copy,
      number,
      rate_day: ours,
    },
    payment: { booking_id: number, currency: copy, id: number },
    payment_attempt: { currency: copy, id: number, made_at: copy, payment_id: number, settled_at: copy },
    booking_event: { actor: ours, actor_id: number, booking_id: number, data: ours, state_from: copy },
  },
  leftOutTables: {
    allocation: ours,
    idempotency_key: number,
    outbox: 'letters about a booking, which is exported',
    payment_event: copy,
    refund: copy,
    sign_in_handoff: 'for the minute between two hosts',
    agent_request: 'of agencies',
    invitation: 'of agencies, whose administrator sent it',
    manager: 'a place in an agency is of the agency',
    outgoing_mail: mails,
    password_reset: 'name and e-mail of the account for the link of an hour; deleted after seven days',
    recovery_code: secret,
    sent_mail: mails,
    sign_in_ticket: 'for the minutes between password and code',
  },
  written: {
    'person.is_male': '"isMale":false',
    'kept_list.hotels': '4242424',
    'kept_list.trips': 'ADULT=2&AGES=13',
    'feedback.trip': 'Hotel of the letter',
    'booking.hold_extended': '"holdExtended":true',
    'booking.submitted_at': '"isSubmitted":false',
    'price_snapshot.lines': '"key":"stay-line","kind":"stay","amount":888',
    'price_snapshot.total_minor': '"total":888',
    'price_snapshot.cancellation': '"cancellation":null',
    'payment.amount_minor': '"amount":266',
    'payment.voided_at': '"isVoid":false',
    'payment_attempt.amount_minor': '"amount":265',
    'payment_attempt.refunded_minor': '"refunded":11',
    'traveller_request.shown': 'Marenza Palace',
    'traveller_request.total_minor': '"total":765',
  },
};

/** The tables with rows about a row of these ones; what is left out is not followed further. */
async function tablesAbout(roots: readonly string[], { leftOutTables }: Plan): Promise<string[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f'`.execute(db);
  const reached = new Set(roots);
  for (const table of reached)
    if (!(table in leftOutTables))
      for (const { child, parent } of rows) if (parent === table) reached.add(child);
  return [...reached].sort();
}

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select column_name as "column" from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(db);
  return rows.map(({ column }) => column).sort();
}

test.each([
  ['a client of an agency', client, ['client', 'feedback']],
  ['a traveller', traveller, ['person', 'feedback', 'audit_entry']],
] as const)('each column about %s is exported, or says why not', async (_, plan, roots) => {
  const { rows, leftOut, leftOutTables } = plan;
  expect(await tablesAbout(roots, plan)).toEqual(
    [...Object.keys(rows), ...Object.keys(leftOutTables)].sort(),
  );
  for (const [table, row] of Object.entries(rows))
    expect([table, await columnsOf(table)]).toEqual([
      table,
      [...Object.keys(row), ...Object.keys(leftOut[table]!)].sort(),
    ]);
});

function expectAll({ rows, written }: Plan, file: string) {
  for (const [table, row] of Object.entries(rows))
    for (const [column, value] of Object.entries(row)) {
      const text =
        written[`${table}.${column}`] ?? (value instanceof Date ? value.toISOString() : `${value}`);
      expect.soft(file, `${table}.${column}`).toContain(text);
    }
}

function json(row: Row): Row {
  const values = { ...row };
  for (const column of ['shown', 'trip', 'trips', 'lines'])
    if (values[column]) values[column] = JSON.stringify(values[column]);
  return values;
}

/** Inserts a row of a plan with what is left out of it. */
async function insert(plan: Plan, table: string, others: Row): Promise<number> {
  const row = json({ ...others, ...plan.rows[table] });
  const columns = Object.keys(row);
  const { rows } = await sql<{ [id: string]: number }>`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values (${sql.join(columns.map((column) => row[column]))}) returning *`.execute(db);
  return rows[0]!.inc ?? rows[0]!.id!;
}

const sentForm = { email_to: 'office@solstice.example', kind: 'request', locale: 'en', site_id: 'b2c-com' };

test('the file of a client has what the agency stores about them: contacts, quotes, requests, questions, notes', async () => {
  const { shore: agency_inc, anna } = people;
  const by = { agency_inc, manager_inc: anna.managerId };
  const client_inc = await insert(client, 'client', { agency_inc });
  const quote_inc = await insert(client, 'quote', { ...by, client_inc, site_id: 'agent-com' });
  await insert(client, 'quote_event', { quote_inc });
  const priced = { claim: 'c', lines: '{}', priced_at: new Date(begin) };
  await insert(client, 'quote_offer', { ...priced, quote_inc, position: 0 });
  const id = await insert(client, 'feedback', { ...sentForm, request_key: crypto.randomUUID() });
  const trip = { country_id: 1, tour_id: 1, sought: '' };
  await insert(client, 'agent_request', { ...by, ...priced, ...trip, id, client_inc });
  await insert(client, 'agent_request_event', { request_id: id });
  // Requests of others are theirs.
  const other = {
    ...sentForm,
    request_key: crypto.randomUUID(),
    name: 'Oleg',
    phone: '',
    email: '',
    comment: 'Oleg',
  };
  const { id: othersId } = await db
    .insertInto('feedback')
    .values(other)
    .returning('id')
    .executeTakeFirstOrThrow();
  await insert(client, 'agent_request', { ...by, ...priced, ...trip, id: othersId, client_inc: null });

  const { ask, told } = callsAs(() => app, agents);
  const paul = bearer(await beginSession(db, people.paul, new Date(begin)));
  const data = await told(clientData, { client: `${client_inc}` }, paul);
  expectAll(client, JSON.stringify(data));
  expect(JSON.stringify(data)).not.toContain('Oleg');
  const ilze = bearer(await beginSession(db, people.ilze, new Date(begin)));
  expect((await ask(clientData, { client: `${client_inc}` }, ilze)).status).toBe(404);
});

test('the file of a traveller has account, consent, sessions, bookings, requests, saved travellers, lists and history', async () => {
  const person_id = await insert(traveller, 'person', {});
  const hash = () => Buffer.from(crypto.randomUUID());
  await insert(traveller, 'second_factor', { person_id, secret: 's' });
  await insert(traveller, 'session', { person_id, token_hash: hash() });
  await insert(traveller, 'saved_traveller', { person_id });
  await insert(traveller, 'kept_list', { person_id });
  const id = await insert(traveller, 'feedback', { ...sentForm, request_key: crypto.randomUUID() });
  await insert(traveller, 'traveller_request', { id, person_id, claim: 'c' });
  await insert(traveller, 'audit_entry', { person_id, subject: 'person', subject_key: `${person_id}` });

  const booking_id = await insert(traveller, 'booking', {
    ...{ person_id, channel: 'traveller', choice: '{}', shown: '{}', currency: 'EUR', locale: 'en' },
    ...{ market: 'com', site_id: 'b2c-com', time_zone: 'Europe/Riga' },
    ...{ link_expires_at: new Date(begin), link_hash: hash(), link_salt: hash() },
  });
  await insert(traveller, 'booking_traveller', { booking_id });
  await insert(traveller, 'price_snapshot', {
    booking_id,
    number: 1,
    begins: JSON.stringify({ day: '2027-08-03', timeZone: 'Europe/Riga' }),
  });
  const payment_id = await insert(traveller, 'payment', { booking_id, currency: 'EUR' });
  await insert(traveller, 'payment_attempt', { payment_id, currency: 'EUR' });
  await insert(traveller, 'booking_event', { booking_id, actor: 'traveller' });

  const { told } = callsAs(() => app, 'http://localhost:3000');
  const token = await beginSession(
    db,
    { personId: person_id, managerId: undefined },
    new Date(begin),
    'b2c-com',
  );
  expectAll(traveller, JSON.stringify(await told(accountData, {}, bearer(token))));
});
