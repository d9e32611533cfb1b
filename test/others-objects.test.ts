import { afterAll, expect, test, vi } from 'vitest';
import { fieldNames } from '#api/read-parameters.ts';
import type { Call } from '#calls/call.ts';
import { pathOf } from '#calls/call.ts';
import { plainDate } from '#lib/plain-date.ts';
import { formOf } from '#server/test-app.ts';
import { definedCalls } from '../scripts/describe-callers.ts';
import { agents, bearer, begin } from './accounts-app.ts';
import { openColleagues } from './colleagues-app.ts';
import { addAgency, addPlace, beginSession } from './small-agencies.ts';

const { db, people, app, tokenFor } = await openColleagues();
afterAll(() => app.close());

vi.setConfig({ testTimeout: 60_000 });

// Blue Compass has nothing to do with Sunny Shore; Paul is its administrator too, with an invitation of its own.
const compass = await addAgency(db, 'Blue Compass');
const stranger = await addPlace(db, {
  personId: people.paul.personId,
  agency: compass,
  is_administrator: true,
});
const { id: invitation } = await db
  .insertInto('invitation')
  .values({
    agency_inc: compass,
    email: 'x@compass.example',
    site_id: 'agent-com',
    locale: 'en',
    origin: '',
    is_administrator: false,
    may_book: true,
    may_print: true,
    may_chat: false,
    may_use_deposit: false,
    has_fixed_markup: false,
    invited_at: new Date(begin),
    expires_at: new Date(begin + 1e9),
  })
  .returning('id')
  .executeTakeFirstOrThrow();
await beginSession(db, stranger, new Date(begin));
const { id: session } = await db
  .selectFrom('session')
  .select('id')
  .where('manager_inc', '=', stranger.managerId)
  .executeTakeFirstOrThrow();

const { id: notification } = await db
  .insertInto('notification')
  .values({ manager_inc: stranger.managerId, colleague_inc: stranger.managerId, at: new Date(begin) })
  .returning('id')
  .executeTakeFirstOrThrow();

const { id: savedTraveller } = await db
  .insertInto('saved_traveller')
  .values({ person_id: stranger.personId, name: 'Paul Novak', born: plainDate('1980-01-01') })
  .returning('id')
  .executeTakeFirstOrThrow();
/** Anna, for herself. */
const traveller = await beginSession(
  db,
  { personId: people.anna.personId, managerId: undefined },
  new Date(begin),
  'b2c-com',
);

/** Of each name of a parameter that says whose object is meant, one that is somebody else's. */
const others: Record<string, number> = {
  agency: compass,
  manager: stranger.managerId,
  invitation,
  id: session,
  notification,
  savedTraveller,
};

/** What else a form has to have, to get as far as the object. */
const beside: Record<string, Record<string, string>> = {
  inviteColleague: { email: 'new@shore.example' },
  readNotifications: { which: 'one' },
  saveTraveller: { name: 'Emil Berg', born: '2019-09-02' },
};

/** Calls of people who have signed in, about an object that one of their parameters names. */
const isOfPeople = ({ mayCall }: Call) =>
  mayCall.every((kind) => ['traveller', 'manager', 'agency-admin'].includes(kind));
const namesOf = (call: Call) => [call.query, ...(call.body ? [call.body] : [])].flatMap(fieldNames);
const calls = (await definedCalls()).filter(isOfPeople);
const cases = calls.flatMap((call) =>
  namesOf(call)
    .filter((name) => name in others)
    .map((name) => [call.name, name, call] as const),
);

test('somebody else’s objects are asked for by every parameter that names one', () => {
  expect(cases.map(([name, parameter]) => `${name} ${parameter}`).sort()).toEqual([
    'activateManager manager',
    'changeAgency manager',
    'changeRights manager',
    'endOwnSession id',
    'forgetTraveller savedTraveller',
    'inviteColleague agency',
    'readNotifications notification',
    'saveTraveller savedTraveller',
    'suspendManager manager',
    'withdrawInvitation invitation',
  ]);
});

test.each(cases)(
  '%s with a %s of somebody else finds nothing, as if there were none',
  async (name, parameter, call) => {
    const isForTravellers = call.mayCall.every((kind) => kind === 'traveller');
    const at = isForTravellers ? 'http://localhost:3000' : agents;
    const headers = bearer(isForTravellers ? traveller : await tokenFor(people.anna));
    const asked = async (value: number) => {
      const form = formOf({ ...beside[name], [parameter]: `${value}` });
      const answer = await app.ask(at + pathOf(call), { ...form, headers });
      const { requestId: _, ...problem } = (await answer.json()) as Record<string, unknown>;
      return [answer.status, problem];
    };
    const theirs = await asked(others[parameter]!);
    expect(theirs[0]).toBe(404);
    expect(theirs).toEqual(await asked(2_000_000_000));
  },
);

test('a branch has no say in its head office', async () => {
  const ilze = db.updateTable('manager').where('inc', '=', people.ilze.managerId);
  await ilze.set({ is_administrator: true }).execute();
  await db.updateTable('person').set({ is_demo: true }).where('id', '=', people.ilze.personId).execute();
  const headers = bearer(await tokenFor(people.ilze));
  const form = formOf({ manager: `${people.paul.managerId}` });
  expect((await app.ask(`${agents}/api/company/people/suspend`, { ...form, headers })).status).toBe(404);
});
