import { beforeEach, expect, test } from 'vitest';
import { formOf, testApp } from '#server/test-app.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallAgencies, beginSession } from './small-agencies.ts';

const database = await openTestDatabase();
const { db } = database;
const people = await addSmallAgencies(db);
const now = new Date('2026-11-21T10:00:00Z');
const { ask } = await testApp(database, { clock: () => now });
const office = 'http://agent.localhost:3000/api/MyOffice';

const bearerOf = async (who: 'anna' | 'paul') => ({
  authorization: `Bearer ${await beginSession(db, people[who], now)}`,
});
const [anna, paul] = [await bearerOf('anna'), await bearerOf('paul')];
beforeEach(() => db.deleteFrom('kept_list').execute());

const get = async (headers: Record<string, string>, query: string) =>
  (await ask(`${office}/GetNotify${query}`, { headers })).json();
const listOf = async (headers: Record<string, string>, key: string) =>
  (await get(headers, `?key=${key}`)).value as string;
const set = (headers: Record<string, string>, fields: Record<string, string>) =>
  ask(`${office}/SetNotify`, { ...formOf(fields), headers });

test('a list is kept under its key, whatever its case, and answered as code, message and value [S-3.9-01] [S-3.9-02] [S-7.2-18] [S-7.2-19] [W-7-41]', async () => {
  expect(await get(anna, '?key=compare&lang=ru')).toEqual({ code: 0, message: '', value: '' });
  await set(anna, { key: 'COMPARE', value: '12,7' });
  await set(anna, { key: 'Favourites', value: '-3,99' });
  expect(await get(anna, '?key=compare')).toEqual({ code: 0, message: '', value: '12,7' });
  expect(await listOf(anna, 'FAVORITES')).toBe('-3,99');
  await set(anna, { key: 'notify', value: '5' });
  expect((await get(anna, '')).value).toBe('5');
  await set(anna, { key: 'COMPARE', value: '' });
  expect(await listOf(anna, 'compare')).toBe('');
});

test('what is kept is answered with the list as it is now [W-7-42]', async () => {
  const answer = await set(anna, { key: 'COMPARE', value: '12,7,12' });
  expect([answer.status, await answer.json()]).toEqual([200, { code: 0, message: '', value: '12,7' }]);
});

test('each agent has lists of their own, and who has not logged in has none', async () => {
  await set(anna, { key: 'COMPARE', value: '1' });
  await set(paul, { key: 'COMPARE', value: '2' });
  expect([await listOf(anna, 'compare'), await listOf(paul, 'compare')]).toEqual(['1', '2']);
  expect((await ask(`${office}/GetNotify`)).status).toBe(401);
  expect((await ask(`${office}/SetNotify`, formOf({ key: 'COMPARE', value: '1' }))).status).toBe(401);
});

test('a traveller has lists of their own, whatever the same person keeps as a manager', async () => {
  await set(anna, { key: 'FAVORITES', value: '1' });
  const shop = 'http://localhost:3000/api/MyOffice';
  const token = await beginSession(db, { ...people.anna, managerId: undefined }, now, 'b2c-com');
  const headers = { authorization: `Bearer ${token}` };
  const change = (before: string, value: string) =>
    ask(`${shop}/SetNotify`, { ...formOf({ key: 'FAVORITES', before, value }), headers });
  await Promise.all([change('0', '7'), change('0', '8')]);
  await change('7,8', '8,9');
  const { value } = await (await ask(`${shop}/GetNotify?key=favourites`, { headers })).json();
  expect(value.split(',').sort()).toEqual(['8', '9']);
  expect(await listOf(anna, 'favorites')).toBe('1');
});

test('two devices that change a list at once lose nothing of one another', async () => {
  await set(anna, { key: 'FAVORITES', value: '1,2' });
  const changes = Array.from({ length: 12 }, (_, at) =>
    set(anna, { key: 'FAVORITES', before: '1,2', value: at === 0 ? '2' : `1,2,${100 + at}` }),
  );
  await Promise.all(changes);
  const kept = (await listOf(anna, 'favorites')).split(',').map(Number);
  expect(kept.sort((one, other) => one - other)).toEqual([
    2,
    ...Array.from({ length: 11 }, (_, at) => 101 + at),
  ]);
});

test('what was kept before logging in is added to what the agent has; to compare no more than 20 [S-4.7-03]', async () => {
  const list = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at).join(',');
  await set(anna, { key: 'COMPARE', value: list(1, 15) });
  await set(anna, { key: 'COMPARE', before: '0', value: '3,31' });
  expect(await listOf(anna, 'compare')).toBe(`${list(1, 15)},31`);
  await set(anna, { key: 'COMPARE', before: '0', value: list(41, 60) });
  expect(await listOf(anna, 'compare')).toBe(`${list(1, 15)},31,${list(41, 44)}`);
  await set(anna, { key: 'FAVORITES', value: list(1, 300) });
  expect(await listOf(anna, 'favorites')).toBe(list(1, 300));
});

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).join(',');

test('favourites end at 400: more is refused with a reason, also where two devices have added them, and nothing is lost', async () => {
  const most = range(1, 400);
  expect((await set(anna, { key: 'FAVORITES', value: most })).status).toBe(200);
  for (const fields of [
    { key: 'FAVORITES', value: range(1, 401) },
    { key: 'FAVORITES', value: '401', before: '0' },
    { key: 'notify', value: range(1, 401) },
  ] as Record<string, string>[]) {
    const answer = await set(anna, fields);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toEqual([
      { field: 'value', reason: expect.stringContaining('has more than 400 values') },
    ]);
  }
  expect(await listOf(anna, 'favorites')).toBe(most);
  await set(anna, { key: 'FAVORITES', before: '1', value: '401' }); // one goes, and one comes
  expect(await listOf(anna, 'favorites')).toBe(range(2, 401));
});

test('a list of an account does not grow, however often somebody adds to it', async () => {
  const answers: number[] = [];
  for (let at = 0; at < 10; at++) {
    const value = range(400 * at + 1, 400 * at + 400);
    answers.push((await set(anna, { key: 'FAVORITES', before: '0', value })).status);
  }
  expect(answers).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  expect(await listOf(anna, 'favorites')).toBe(range(1, 400));
});

test('what is no list is refused with the field that is wrong', async () => {
  const most = Array.from({ length: 21 }, (_, at) => at + 1).join(',');
  for (const [fields, field] of [
    [{ key: 'basket', value: '1' }, 'key'],
    [{ key: 'COMPARE', value: '1,x' }, 'value'],
    [{ key: 'COMPARE', value: most }, 'value'],
    [{ key: 'COMPARE', value: '1', before: '1;2' }, 'before'],
    [{ key: 'COMPARE', value: '1', trips: 'none' }, 'trips'],
    [{ key: 'COMPARE', value: '1', trips: '["ADULT=2"]' }, 'trips'],
    [{ key: 'COMPARE', value: '1', trips: '{"1":7}' }, 'trips'],
    [{ key: 'COMPARE', value: '1', trips: '{"one":"CHECKIN_BEG=20270605"}' }, 'trips'],
    [{ key: 'COMPARE', value: '1', trips: '{"1":"CHECKIN_BEG=20270605&offer=abc"}' }, 'trips'],
    [{ key: 'COMPARE', value: '1', trips: '{"1":"https://elsewhere.example/"}' }, 'trips'],
    [{ key: 'COMPARE' }, 'value'],
  ] as [Record<string, string>, string][]) {
    const answer = await set(anna, fields);
    expect(answer.status).toBe(400);
    expect(JSON.stringify((await answer.json()).errors)).toContain(`"field":"${field}`);
  }
  expect((await ask(`${office}/GetNotify?key=basket`, { headers: anna })).status).toBe(400);
});

const [june, july] = [
  'TOWNFROM=2&CHECKIN_BEG=20270605&CHECKIN_END=20270607&NIGHTMIN=7&NIGHTMAX=9&ADULT=2&CHILD=1&AGES=6',
  'TOWNFROM=3&CHECKIN_BEG=20270701&ADULT=1',
];
const tripsOf = async (key: string) => (await get(anna, `?key=${key}`)).trips;

test('a hotel is kept with its trip, which goes with it and stays where nothing is said of it [S-4.7-04]', async () => {
  const answer = await set(anna, {
    key: 'FAVORITES',
    value: '7,8',
    trips: JSON.stringify({ 7: june, 9: july }),
  });
  expect(await answer.json()).toEqual({ code: 0, message: '', value: '7,8', trips: { 7: june } });
  await set(anna, { key: 'FAVORITES', value: '8,7,9' });
  expect(await tripsOf('favorites')).toEqual({ 7: june });
  expect(await tripsOf('compare')).toBeUndefined();
  await set(anna, { key: 'FAVORITES', value: '8,9' });
  expect(await get(anna, '?key=favorites')).toEqual({ code: 0, message: '', value: '8,9' });
});

test('of two devices that change trips at once each change is kept; of one hotel the later counts', async () => {
  await set(anna, { key: 'FAVORITES', value: '7,8', trips: JSON.stringify({ 7: june, 8: june }) });
  const change = (fields: object, trips: Record<number, string>) =>
    set(anna, { key: 'FAVORITES', before: '7,8', value: '7,8', ...fields, trips: JSON.stringify(trips) });
  await Promise.all([change({}, { 7: july }), change({ value: '7,8,9' }, { 9: july })]);
  expect(await tripsOf('favorites')).toEqual({ 7: july, 8: june, 9: july });
  await change({}, { 7: june });
  expect(await tripsOf('favorites')).toEqual({ 7: june, 8: june, 9: july });
  // Anyone who took a hotel out meanwhile has taken out its trip.
  await set(anna, { key: 'FAVORITES', before: '7,8,9', value: '8,9' });
  await change({}, { 7: july });
  expect(await get(anna, '?key=favorites')).toMatchObject({ value: '8,9', trips: { 8: june, 9: july } });
});

test('the trips of a list end with it: 400 of the longest are kept, and one more is refused', async () => {
  const longest = `TOWNFROM=2147483647&${june.slice('TOWNFROM=2&'.length).replace('AGES=6', 'AGES=16,16,17,17')}`;
  const tripsFor = (from: number, to: number) =>
    JSON.stringify(
      Object.fromEntries(
        range(from, to)
          .split(',')
          .map((inc) => [inc, longest]),
      ),
    );
  for (let at = 0; at < 4; at++) {
    const value = range(1, 100 * at + 100);
    const answer = await set(anna, {
      key: 'FAVORITES',
      value,
      trips: tripsFor(100 * at + 1, 100 * at + 100),
    });
    expect(answer.status).toBe(200);
  }
  expect(Object.keys(await tripsOf('favorites'))).toHaveLength(400);
  const many = JSON.stringify(
    Object.fromEntries(
      range(1, 401)
        .split(',')
        .map((inc) => [inc, 'CHECKIN_BEG=20270605']),
    ),
  );
  const refused = await set(anna, { key: 'FAVORITES', value: '1', trips: many });
  expect([refused.status, (await refused.json()).errors]).toEqual([
    400,
    [{ field: 'trips', reason: 'has more than 400 values' }],
  ]);
});
