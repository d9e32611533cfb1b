import { expect, test, vi } from 'vitest';
import { agentRequests, changeAgentRequest } from '#calls/agent-requests.ts';
import { deleteRequestView, requestViews, saveRequestView } from '#calls/request-views.ts';
import { openRequestsAtWork } from './requests-at-work.ts';

const { people, clock, ask, told, send, numbersOf, anna, paul, ilze } = await openRequestsAtWork();

vi.setConfig({ testTimeout: 30_000 });

test('a list is narrowed by state, manager, country, days and words, in the order that is asked', async () => {
  clock.now = new Date('2026-12-01T22:30:00Z');
  const [marenza, pinara] = [
    await send(ilze, { hotel: 1, name: 'Zoe 100%_x' }),
    await send(paul, { name: 'Adam' }),
  ];
  await told(changeAgentRequest, { request: pinara, state: 'closed' }, paul);
  const only = async (asked: Record<string, string>) =>
    (await numbersOf(anna, { sentFrom: '2026-12-01', ...asked })).toSorted();
  const both = [marenza, pinara].toSorted();
  expect(await only({})).toEqual(both);
  expect(await only({ state: 'closed' })).toEqual([pinara]);
  expect(await only({ by: `${people.ilze.managerId}` })).toEqual([marenza]);
  expect(await only({ country: '3' })).toEqual(both);
  expect(await only({ country: '4' })).toEqual([]);
  expect(await only({ departsFrom: '2027-06-05', departsTo: '2027-06-05' })).toEqual(both);
  expect(await only({ departsFrom: '2027-06-06' })).toEqual([]);
  expect(await only({ text: 'PINARA adam' })).toEqual([pinara]);
  expect(await only({ text: marenza })).toEqual([marenza]);
  expect(await only({ text: '100%_X' })).toEqual([marenza]);
  expect(await only({ text: 'z%e' })).toEqual([]);
  expect(await numbersOf(anna, { sentFrom: '2026-12-01', order: 'client' })).toEqual([pinara, marenza]);
  expect(await numbersOf(anna, { order: 'oldest', take: '1' })).not.toContain(pinara);
  const { total, counts, managers, countries } = await told(
    ...([agentRequests, { sentFrom: '2026-12-01', state: 'closed', take: '1' }, anna] as const),
  );
  expect([total, counts]).toEqual([1, { new: 1, answered: 0, closed: 1 }]);
  expect(managers.map(({ name, agency }) => `${name}, ${agency}`)).toEqual([
    'Ilze Kalnina, Sunny Riga',
    'Paul Novak, Sunny Shore',
  ]);
  expect(countries).toMatchObject([{ country: 3 }]);
});

test('days of sending are days at the site', async () => {
  const { timeZone } = (await import('#sites/all-sites.ts')).allSites.find(({ id }) => id === 'agent-com')!;
  clock.now = new Date('2026-12-05T23:30:00Z');
  const number = await send(paul);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(clock.now);
  expect(await numbersOf(paul, { sentFrom: day, sentTo: day })).toEqual([number]);
});

test.each([
  ['state', { state: 'lost' }],
  ['sentTo', { sentFrom: '2026-12-02', sentTo: '2026-12-01' }],
  ['departsTo', { departsFrom: '2026-12-02', departsTo: '2026-12-01' }],
  ['departsFrom', { departsFrom: 'soon' }],
  ['take', { take: '5001' }],
])('a wrong %s of a list is refused with its name', async (field, wrong) => {
  const answer = await ask(agentRequests, wrong, paul);
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toMatchObject([{ field }]);
});

test('filters are kept under a name, of each manager their own, twenty at most', async () => {
  const filters = 'state=new&departsFrom=2027-01-01';
  await told(saveRequestView, { name: 'Soon', filters: `${filters}&page=3&text=` }, paul);
  await told(saveRequestView, { name: 'Soon', filters: 'state=closed' }, paul);
  await told(saveRequestView, { name: 'Soon', filters }, paul);
  const { views } = await told(requestViews, {}, paul);
  expect(views).toEqual([{ view: expect.any(Number), name: 'Soon', filters }]);
  expect((await told(requestViews, {}, anna)).views).toEqual([]);
  const view = `${views[0]!.view}`;
  expect((await ask(deleteRequestView, { view }, anna)).status).toBe(404);
  for (let nth = 2; nth <= 20; nth++)
    await told(saveRequestView, { name: `View ${nth}`, filters: 'state=new' }, paul);
  const full = await ask(saveRequestView, { name: 'One more', filters: 'state=new' }, paul);
  expect([full.status, (await full.json()).errors]).toMatchObject([400, [{ field: 'view' }]]);
  await told(saveRequestView, { name: 'Soon', filters: 'state=new' }, paul);
  await told(deleteRequestView, { view }, paul);
  await told(saveRequestView, { name: 'One more', filters: 'state=new' }, paul);
  expect((await told(requestViews, {}, paul)).views.map(({ name }) => name)).not.toContain('Soon');
});

test.each([
  ['name', { name: '', filters: 'state=new' }],
  ['name', { name: 'x'.repeat(61), filters: 'state=new' }],
  ['filters', { name: 'A', filters: 'state=lost' }],
  ['filters', { name: 'A', filters: '' }],
])('a view with a wrong %s is refused with its name', async (field, wrong) => {
  const answer = await ask(saveRequestView, wrong, paul);
  expect([answer.status, (await answer.json()).errors]).toMatchObject([400, [{ field }]]);
});
