import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompanyProfile } from '#calls/company-profile.ts';
import { asOperator, formOf, testApp } from '#server/test-app.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSecondFactor, addSmallAgencies, beginSession } from './small-agencies.ts';

const database = await openTestDatabase();
const { db } = database;
const { shore, anna, paul } = await addSmallAgencies(db);
const now = new Date('2026-11-21T10:00:00Z');
await addSecondFactor(db, anna.personId, now);
const { ask, ready, close } = await testApp(database, { clock: () => now });
beforeAll(() => ready());
afterAll(() => close());
const path = 'http://agent.localhost:3000/api/company/profile';
const bearer = async (person: typeof anna) => ({
  authorization: `Bearer ${await beginSession(db, person, now)}`,
});
const byAnna = await bearer(anna);
const byPaul = await bearer(paul);

const profile = async (headers = byAnna, lang = 'en'): Promise<CompanyProfile> =>
  (await ask(`${path}?lang=${lang}`, { headers })).json();

const said = {
  lname: 'Sunny Shore Ltd',
  director: 'Anna Hill',
  ownership: 'limited',
  taxation: 'vat',
  partner_town_state: 'LV',
  language: 'lv',
  address: 'Seaside Avenue 12, Riga',
  faddress: '',
};
const save = (differs: Partial<typeof said> = {}, headers = byAnna) =>
  ask(path, { ...formOf({ ...said, ...differs }), headers });
const valuesOf = ({ fields }: CompanyProfile) =>
  Object.fromEntries(fields.map(({ entityField, value }) => [entityField, value]));
const fieldOf = ({ fields }: CompanyProfile, name: string) =>
  fields.find(({ entityField }) => entityField === name)!;
const isIn = (market: string) => db.updateTable('agency').set({ market }).where('inc', '=', shore).execute();

beforeEach(async () => {
  await isIn('com');
  await save();
});

test('a company has its fields with their types, rules and options, in the language that is asked for [S-3.14-01] [S-2.17-06] [S-2.17-07]', async () => {
  const told = await profile(byAnna, 'ru');
  expect(told).toMatchObject({ code: 0, partPass: [{ administrator: true, inc: anna.managerId }] });
  expect(told.fields.map(({ entityField, type, title }) => [entityField, type, title])).toEqual([
    ['lname', 'text', 'Название латиницей'],
    ['director', 'text', 'Директор'],
    ['ownership', 'ownership', 'Организационно-правовая форма'],
    ['taxation', 'taxation', 'НДС'],
    ['partner_town_state', 'partner_town_state', 'Страна регистрации'],
    ['language', 'select', 'Язык документов'],
    ['address', 'address', 'Юридический адрес'],
    ['faddress', 'faddress', 'Адрес для клиентов'],
  ]);
  const { options = [] } = fieldOf(told, 'partner_town_state');
  expect(options).toContainEqual({ value: 'LV', name: 'Латвия' });
  const names = options.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('ru').compare));
});

test('what an administrator says of the company is saved, of it alone, and what stood there before is written down', async () => {
  expect((await save({ lname: ' Sunny Shore SIA ', taxation: '', director: '' })).status).toBe(200);
  expect(valuesOf(await profile())).toEqual({
    ...said,
    lname: 'Sunny Shore SIA',
    taxation: '',
    director: '',
  });
  const others = db.selectFrom('agency').select('latin_name').where('inc', '!=', shore);
  expect(await others.execute()).toEqual([{ latin_name: '' }]);
  const entry = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('deed', '=', 'change-company')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    person_id: anna.personId,
    agency_inc: shore,
    subject: 'agency',
    subject_key: `${shore}`,
    before: { latinName: 'Sunny Shore Ltd', taxation: 'vat' },
    after: { latinName: 'Sunny Shore SIA', taxation: '' },
  });
});

type Wrong = [keyof typeof said, string, string | undefined, string];

test.each<Wrong>([
  ['lname', ' ', 'validations.required', 'S-5.12-01'],
  ['lname', 'Солнечный берег', 'validations.nonCyrillic', 'S-5.12-06'],
  ['address', '', 'validations.required', 'S-5.12-01'],
  ['partner_town_state', 'AQ', undefined, 'S-2.17-06'],
  ['ownership', 'empire', undefined, 'S-2.17-06'],
  ['language', 'qq', undefined, 'S-2.17-06'],
])('%s %j is refused with %s, whoever sends it [%s]', async (field, value, messageKey) => {
  const answer = await save({ [field]: value });
  expect(answer.status).toBe(400);
  const { errors } = await answer.json();
  expect(errors).toMatchObject([{ field, ...(messageKey ? { messageKey } : {}) }]);
  expect(valuesOf(await profile())).toEqual(said);
});

test('where people write in Cyrillic a director is no Latin name, elsewhere any [S-5.12-07]', async () => {
  for (const market of ['ru', 'kz']) {
    await isIn(market);
    const answer = await save();
    expect((await answer.json()).errors).toMatchObject([
      { field: 'director', messageKey: 'validations.nonLatin' },
    ]);
    expect((await save({ director: 'Анна Хилл-Петрова' })).status).toBe(200);
  }
  for (const market of ['tr', 'lv']) {
    await isIn(market);
    expect((await save()).status).toBe(200);
    expect((await save({ director: 'Анна Хилл' })).status).toBe(200);
  }
});

test('a manager sees the company without its taxes, and can change nothing [S-3.14-03] [S-5.12-09]', async () => {
  const told = await profile(byPaul);
  expect(told.partPass).toEqual([{ administrator: false, inc: paul.managerId }]);
  expect(told.fields.map(({ visible }) => visible)).toEqual(['1', '1', '1', '0', '1', '1', '1', '1']);
  expect(valuesOf(told)).toEqual({ ...said, taxation: '' });
  expect(new Set(told.fields.map(({ editable }) => editable))).toEqual(new Set(['0']));
  expect((await save({ lname: 'Another' }, byPaul)).status).toBe(403);
  expect(valuesOf(await profile())).toEqual(said);
});

test('without a login nothing can be changed [S-5.12-09]', async () => {
  const aliasIs = (alias: string) =>
    db.updateTable('manager').set({ alias }).where('inc', '=', anna.managerId).execute();
  await aliasIs('');
  expect((await save({ lname: 'Another' })).status).toBe(200);
  await aliasIs('AHILL');
  expect(valuesOf(await profile())).toEqual(said);
});

test('of the operator itself nothing is kept: no data [S-3.14-02]', async () => {
  const partTypeIs = (part_type: number) =>
    db.updateTable('agency').set({ part_type }).where('inc', '=', shore).execute();
  await partTypeIs(3);
  expect(await profile()).toEqual({ partPass: [], fields: [], code: -1 });
  expect((await save()).status).toBe(404);
  await partTypeIs(1);
  expect((await profile()).code).toBe(0);
});

test('anyone who runs the server reads the companies of all agencies', async () => {
  const { agencies } = await (await ask('http://agent.localhost:3000/api/agencies', asOperator)).json();
  expect(agencies.find(({ agency }: { agency: number }) => agency === shore)).toMatchObject({
    company: { latinName: 'Sunny Shore Ltd', country: 'LV', legalAddress: 'Seaside Avenue 12, Riga' },
  });
});

test('nobody who has not logged in is told or saves anything of a company', async () => {
  expect((await ask(path)).status).toBe(401);
  expect((await ask(path, formOf(said))).status).toBe(401);
});
