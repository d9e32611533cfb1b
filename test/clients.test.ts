import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, pathOf } from '#calls/call.ts';
import { client, clients, deleteClient, saveClient, withdrawConsent } from '#calls/clients.ts';
import { clientData } from '#calls/data-exports.ts';
import { quoteCall, saveQuote } from '#calls/quotes.ts';
import { formOf } from '#server/test-app.ts';
import { agents, bearer, begin, openAccounts } from './accounts-app.ts';
import { beginSession } from './small-agencies.ts';
import { addSmallQuotes } from './small-quote.ts';

const { db, people, app } = await openAccounts();
afterAll(() => app.close());
const at = new Date(begin);
let paul: Record<string, string>;
let ilze: Record<string, string>;

beforeAll(async () => {
  await addSmallQuotes(db, 'agent-com', at);
  await db.updateTable('quote').set({ manager_inc: people.paul.managerId }).execute();
  paul = bearer(await beginSession(db, people.paul, at));
  ilze = bearer(await beginSession(db, people.ilze, at));
});

const vera = { name: 'Vera Stein', clientLang: 'ru' };
const contacts = { phone: '+442079460140', email: 'vera@client.example', notes: 'Likes quiet rooms' };

async function ask(call: Call, fields: Record<string, string>, who = paul) {
  const path = agents + pathOf(call);
  const form = formOf(fields);
  const answer = await (call.method === 'POST'
    ? app.ask(path, { ...form, headers: { ...form.headers, ...who } })
    : app.ask(`${path}?${new URLSearchParams(fields)}`, { headers: who }));
  return { status: answer.status, value: await answer.json() };
}

const added = async (fields: Record<string, string> = {}) =>
  `${(await ask(saveClient, { client: '0', ...vera, ...fields })).value.client}`;
const kept = async (inc: string) => (await ask(client, { client: inc })).value;

test('a name and a language are kept without a consent, a phone, an e-mail and notes only with one', async () => {
  const inc = await added();
  expect(await kept(inc)).toMatchObject({ ...vera, phone: '', consentWay: null, consentedAt: null });
  for (const [field, value] of Object.entries(contacts)) {
    const refused = await ask(saveClient, { client: inc, ...vera, [field]: value });
    expect([refused.status, refused.value.errors[0].field]).toEqual([400, 'consentWay']);
  }
  await ask(saveClient, { client: inc, ...vera, ...contacts, consentWay: 'phone' });
  expect(await kept(inc)).toMatchObject({ ...contacts, consentWay: 'phone', consentedAt: at.toISOString() });
  const past = db.updateTable('client').set({ consent_way: null, consented_at: null });
  await expect(past.execute()).rejects.toThrow('client_check'); // not even by a fault of ours
});

test('a consent that is taken back takes everything along that was kept by it, and its day is known', async () => {
  const inc = await added({ ...contacts, consentWay: 'mail' });
  expect((await ask(withdrawConsent, { client: inc })).status).toBe(200);
  expect(await kept(inc)).toMatchObject({
    ...vera,
    phone: '',
    email: '',
    notes: '',
    consentWay: null,
    consentedAt: null,
    withdrawnAt: at.toISOString(),
  });
});

test.each([
  ['name', { name: ' ' }],
  ['clientLang', { clientLang: 'xx' }],
  ['email', { email: 'vera@', consentWay: 'mail' }],
  ['phone', { phone: '+44 20 7946 0140 ext. 5', consentWay: 'mail' }],
  ['phone', { phone: '12', consentWay: 'mail' }],
  ['consentWay', { consentWay: 'dream' }],
])('a wrong %s is refused with its name', async (field, wrong) => {
  const { status, value } = await ask(saveClient, { client: '0', ...vera, ...wrong });
  expect([status, value.errors[0].field]).toEqual([400, field]);
});

test('a phone is kept with all of its digits however it is written, is found by any part of it, and an old note stays', async () => {
  const phone = async (inc: string) => (await kept(inc)).phone;
  const inc = await added({ name: 'Lena Frank', phone: '+49 (0)151 1234 5678', consentWay: 'mail' });
  expect(await phone(inc)).toBe('+4915112345678');
  for (const text of ['0151 1234', '+49 151', '12345678', '1234 5678'])
    expect((await ask(clients, { text })).value.clients, text).toMatchObject([{ name: 'Lena Frank' }]);
  expect((await ask(clients, { text: '9999' })).value.total).toBe(0);
  const note = 'ask Paul: 12';
  await db.updateTable('client').set({ phone: note }).where('inc', '=', Number(inc)).execute();
  const said = { client: inc, ...vera, consentWay: 'mail' };
  expect((await ask(saveClient, { ...said, phone: note })).status).toBe(200);
  expect(await phone(inc)).toBe(note);
  expect((await ask(saveClient, { ...said, phone: '020 7946 0140' })).status).toBe(200);
  expect(await phone(inc)).toBe('+442079460140');
});

test("another agency's client is not there, for each call that names one, and in no list", async () => {
  const inc = await added({ name: 'Only of Shore' });
  const asked: [Call, Record<string, string>][] = [
    [client, { client: inc }],
    [clientData, { client: inc }],
    [saveClient, { client: inc, ...vera }],
    [withdrawConsent, { client: inc }],
    [deleteClient, { client: inc }],
  ];
  for (const [call, fields] of asked)
    for (const [who, which] of [
      [ilze, inc],
      [paul, '424242'],
    ] as const)
      expect((await ask(call, { ...fields, client: which }, who)).status, call.name).toBe(404);
  expect((await ask(clients, {}, ilze)).value.total).toBe(0);
  expect((await ask(clients, { text: 'only OF' })).value).toMatchObject({ total: 1, pageCount: 1 });
  expect((await ask(clients, { text: '%' })).value.total).toBe(0);
});

test('a quote is addressed to a client of the agency, whose name and language it takes, and goes when they are deleted', async () => {
  const inc = await added({ ...contacts, consentWay: 'writing' });
  const said = { quote: '1', quoteLang: 'en', title: 'June' };
  expect((await ask(saveQuote, { ...said, bookClient: '424242' })).status).toBe(404);
  expect((await ask(saveQuote, { ...said, bookClient: inc })).status).toBe(200);
  const { quotes } = await kept(inc);
  expect(quotes).toMatchObject([{ inc: 1, title: 'June', client: 'Vera Stein', events: [] }]);
  const row = await db.selectFrom('quote').select('locale').where('inc', '=', 1).executeTakeFirst();
  expect(row).toEqual({ locale: 'ru' });
  expect((await ask(deleteClient, { client: inc })).status).toBe(200);
  expect((await ask(client, { client: inc })).status).toBe(404);
  expect((await ask(quoteCall, { quote: '1' })).status).toBe(404);
  const entries = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject', '=', 'client')
    .where('subject_key', '=', inc)
    .orderBy('id')
    .execute();
  expect(entries.map(({ deed }) => deed)).toEqual(['make-client', 'delete-client']);
  expect(JSON.stringify(entries)).not.toMatch(/Vera|vera|7946|quiet/);
});
