import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ManagerProfile } from '#calls/manager-profile.ts';
import { formOf, testApp } from '#server/test-app.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallAgencies, beginSession } from './small-agencies.ts';
import { addSmallOffices } from './small-offices.ts';

const database = await openTestDatabase();
const { db } = database;
await addSmallOffices(db);
const people = await addSmallAgencies(db);
await db.updateTable('agency').set({ market: 'ru' }).execute();
const now = new Date('2026-11-21T10:00:00Z');
const { ask, ready, close } = await testApp(database, { clock: () => now });
beforeAll(() => ready());
afterAll(() => close());
const office = 'http://agent.localhost:3000/api/MyOffice';
const headers = { authorization: `Bearer ${await beginSession(db, people.paul, now)}` };

const profile = async (lang = 'en'): Promise<ManagerProfile> =>
  (await ask(`${office}/EditPartPassParamsV2?lang=${lang}`, { headers })).json();

const said = {
  fullname: 'Paul Novak',
  born: '02.03.1990',
  male: '1',
  phones: '+7 (921) 000 11 22',
  email: 'paul@shore.example',
  alias: 'PNOVAK',
  town: '',
};
const save = (differs: Partial<typeof said> = {}) =>
  ask(`${office}/SavePartPassParamsV2`, { ...formOf({ ...said, ...differs }), headers });
const valuesOf = ({ fields }: ManagerProfile) =>
  Object.fromEntries(fields.map(({ entityField, value }) => [entityField, value]));

beforeEach(() =>
  db.updateTable('manager').set({ alias: 'PNOVAK' }).where('inc', '=', people.paul.managerId).execute(),
);

test('the profile has its fields with their rules and the towns, in the language that is asked for [S-3.14-01] [S-7.2-20]', async () => {
  const told = await profile('ru');
  expect(told).toMatchObject({ code: 0, partPass: [{ administrator: false, inc: people.paul.managerId }] });
  expect(told.fields.map(({ entityField, type, title }) => [entityField, type, title])).toEqual([
    ['fullname', 'text', 'Имя и фамилия'],
    ['born', 'date', 'Дата рождения'],
    ['male', 'sex', 'Пол'],
    ['phones', 'text', 'Телефон'],
    ['email', 'text', 'Электронная почта'],
    ['alias', 'text', 'Логин'],
    ['town', 'town', 'Город'],
  ]);
  expect(told.fields.map((field) => Object.keys(field).sort())).toEqual(
    Array(7).fill([
      ...['class', 'editable', 'entityField', 'entityInc', 'pattern', 'patternTitle', 'required'],
      ...['title', 'type', 'validators', 'value', 'visible'],
    ]),
  );
  const { townList } = told;
  expect(townList.length).toBeGreaterThan(0);
  expect(townList).toEqual(
    townList.toSorted((one, other) => new Intl.Collator('ru').compare(one.name, other.name)),
  );
});

test('what a manager says of themselves is saved, of them alone, and what stood there before is written down', async () => {
  const town = `${(await profile()).townList[0]!.id}`;
  expect((await save({ town })).status).toBe(200);
  expect(valuesOf(await profile())).toEqual({ ...said, town });
  expect((await save({ born: '', male: '', phones: '', fullname: ' Paul N. ' })).status).toBe(200);
  expect(valuesOf(await profile())).toEqual({
    ...said,
    fullname: 'Paul N.',
    born: '',
    male: '',
    phones: '',
    town: '',
  });
  const anna = await db.selectFrom('person').select('name').where('id', '=', people.anna.personId).execute();
  expect(anna).toEqual([{ name: 'Anna Hill' }]);
  const entry = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('deed', '=', 'change-profile')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    person_id: people.paul.personId,
    subject: 'manager',
    subject_key: `${people.paul.managerId}`,
    before: { fullname: 'Paul Novak', isMale: true },
    after: { fullname: 'Paul N.', isMale: null },
  });
});

test.each([
  ['fullname', ' ', 'validations.required', 'S-5.12-01'],
  ['phones', '8 921 000 11 22', 'settings.workGroup.fieldsManager.phones.patternTitle', 'S-5.12-02'],
  ['email', 'paul@shore', 'settings.workGroup.fieldsManager.email.patternTitle', 'S-5.12-03'],
  ['email', '', 'validations.required', 'S-5.12-01'],
  ['alias', 'Павел', 'validations.getValidateByPattern', 'S-5.12-05'],
  ['born', '22.11.2008', 'validations.managerAge', 'S-5.12-08'],
  ['born', '31.12.1909', 'validations.dateBorn', 'S-5.12-08'],
  ['born', '29.02.2003', 'validations.date', 'W-5-14'],
  ['town', '424242', 'validations.required', 'S-2.17-09'],
])('%s %j is refused with %s, whoever sends it [%s]', async (field, value, messageKey) => {
  await save();
  const answer = await save({ [field]: value });
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toMatchObject([{ field, messageKey }]);
  expect(valuesOf(await profile())).toEqual(said);
});

test('the bounds themselves are taken, and so is any full name [S-5.12-04] [S-5.12-08]', async () => {
  for (const differs of [{ born: '01.01.1910' }, { born: '21.11.2008' }, { fullname: 'Анна 2 !' }])
    expect((await save(differs)).status).toBe(200);
});

test('without a login nothing can be changed [S-5.12-09]', async () => {
  await save();
  await db.updateTable('manager').set({ alias: '' }).where('inc', '=', people.paul.managerId).execute();
  expect((await save({ fullname: 'Somebody Else' })).status).toBe(200);
  expect((await profile()).fields[0]?.value).toBe('Paul Novak');
});

test('nobody who has not logged in is told or saves a profile', async () => {
  expect((await ask(`${office}/EditPartPassParamsV2`)).status).toBe(401);
  expect((await ask(`${office}/SavePartPassParamsV2`, formOf(said))).status).toBe(401);
});
