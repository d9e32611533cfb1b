import { expect, test, vi } from 'vitest';
import {
  agentRequest,
  agentRequests,
  answerAgentRequest,
  changeAgentRequest,
} from '#calls/agent-requests.ts';
import { pathOf } from '#calls/call.ts';
import { feedback } from '#calls/feedback.ts';
import { notifications } from '#calls/notifications.ts';
import { asOperator, formOf } from '#server/test-app.ts';
import { agents } from './accounts-app.ts';
import type { Who } from './calls-as.ts';
import { openRequestsAtWork } from './requests-at-work.ts';
import { addAgency, addPlace } from './small-agencies.ts';

const { db, catalogue, app, people, clock, session, ask, told, claimOf, send, numbersOf, anna, paul, ilze } =
  await openRequestsAtWork();

vi.setConfig({ testTimeout: 30_000 });

const stranger = await session(
  await addPlace(db, { personId: people.paul.personId, agency: await addAgency(db, 'Blue Compass') }),
);

test('a request of an agent is kept with the offer and its price of then, under the number that they are told', async () => {
  const number = await send(paul);
  const found = await told(agentRequest, { request: number }, paul);
  expect(found).toMatchObject({
    request: Number(number),
    state: 'new',
    manager: 'Paul Novak',
    agency: 'Sunny Shore',
    sentAt: clock.now.toISOString(),
    currency: 'EUR',
    client: { name: 'Vera', email: 'vera@client.example' },
    offer: { what: { hotelName: 'Pinara Bay', checkIn: '2027-06-05', nights: 7, adult: 2 } },
  });
  expect(found.letter).toContain('Sea view');
  expect(found.events).toMatchObject([{ state: 'new', words: '', manager: 'Paul Novak' }]);
  if (found.offer.now.status !== 'priced') throw new Error('it is sold');
  expect(found.offer.quoted.total).toBe(found.offer.now.receipt.total);
  expect((await told(agentRequests, {}, paul)).requests[0]).toMatchObject({
    request: Number(number),
    hotelName: 'Pinara Bay',
    client: 'Vera',
    total: found.offer.quoted.total,
  });
});

test('a price that has changed since is told as it was and as it is', async () => {
  const number = await send(paul);
  const before = await told(agentRequest, { request: number }, paul);
  const season = db.updateTable('contract_season').where('contract_id', '=', 2);
  await season.set((row) => ({ double_amount: row('double_amount', '+', 1_000) })).execute();
  await catalogue.refresh();
  const after = await told(agentRequest, { request: number }, paul);
  expect(after.offer.quoted).toEqual(before.offer.quoted);
  if (after.offer.now.status !== 'priced') throw new Error('it is sold');
  expect(after.offer.now.receipt.total).toBeGreaterThan(before.offer.quoted.total);
  expect(after.offer.now.changes).not.toEqual([]);
  await season.set((row) => ({ double_amount: row('double_amount', '-', 1_000) })).execute();
  await catalogue.refresh();
});

test('what is sent again is one request, and a visitor’s or a call-back is none of an agent', async () => {
  const before = await numbersOf(anna);
  await send(undefined);
  await send(paul, { kind: 'call-back', phone: '+48 600 700 801' });
  expect(await numbersOf(anna)).toEqual(before);
  const requestKey = crypto.randomUUID();
  const claim = await claimOf(2);
  const once = await send(paul, { requestKey, claim });
  expect(await send(paul, { requestKey, claim })).toBe(once);
  expect(await numbersOf(anna)).toEqual([once, ...before]);
});

test('a claim that is none of ours is refused, and nothing is mailed for it', async () => {
  const form = { comment: '', name: 'Vera', phone: '', replyTo: 'a@b.example', kind: 'request' };
  const answer = await ask(feedback, { ...form, claim: 'of-nobody' }, paul);
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toMatchObject([{ field: 'claim' }]);
});

test('a manager sees their own, an administrator those of the agency and its branch, others nothing', async () => {
  const [ofPaul, ofIlze] = [await send(paul), await send(ilze)];
  expect(await numbersOf(paul)).toContain(ofPaul);
  expect(await numbersOf(paul)).not.toContain(ofIlze);
  expect(await numbersOf(ilze)).toEqual([ofIlze]);
  expect((await numbersOf(anna)).slice(0, 2)).toEqual([ofIlze, ofPaul]);
  expect(await numbersOf(stranger)).toEqual([]);
  for (const who of [ilze, stranger])
    for (const [call, more] of [
      [agentRequest, {}],
      [changeAgentRequest, { state: 'closed' }],
    ] as const) {
      expect((await ask(call, { request: ofPaul, ...more }, who)).status, call.name).toBe(404);
      expect((await ask(call, { request: '999999', ...more }, who)).status, call.name).toBe(404);
    }
  expect((await told(agentRequest, { request: ofPaul }, paul)).state).toBe('new');
});

test('who changed what is added to the history, which nothing changes', async () => {
  const number = await send(paul);
  await told(changeAgentRequest, { request: number, state: 'answered', words: 'They have room' }, paul);
  await told(changeAgentRequest, { request: number, state: 'answered' }, paul);
  await told(changeAgentRequest, { request: number, words: 'Called the client' }, anna);
  await told(changeAgentRequest, { request: number, state: 'closed' }, anna);
  await told(changeAgentRequest, { request: number, state: 'new' }, paul);
  const { state, events } = await told(agentRequest, { request: number }, paul);
  expect(state).toBe('new');
  expect(events.map(({ state, words, manager }) => [state, words, manager])).toEqual([
    ['new', '', 'Paul Novak'],
    ['answered', 'They have room', 'Paul Novak'],
    [null, 'Called the client', 'Anna Hill'],
    ['closed', '', 'Anna Hill'],
    ['new', '', 'Paul Novak'],
  ]);
  const update = db.updateTable('agent_request_event').set({ words: 'No' });
  await expect(update.execute()).rejects.toThrow('never changed');
  const empty = await ask(changeAgentRequest, { request: number }, paul);
  expect(empty.status).toBe(400);
  expect((await empty.json()).errors).toMatchObject([{ field: 'words' }]);
});

test('whose request it is, and anyone who had a hand in it, is told of a step of somebody else; who did it is not', async () => {
  const number = await send(paul);
  const newsOf = async (who: Who | undefined) =>
    (await told(notifications, {}, who)).notifications
      .filter(({ request }) => `${request?.request}` === number)
      .map(({ kind, request, words, offer }) => [
        ...[kind, request!.state, request!.client, request!.by, request!.isOperator],
        ...[words, offer],
      ]);
  const change = (fields: Record<string, string>, who?: Who) =>
    told(changeAgentRequest, { request: number, ...fields }, who);
  await change({ words: 'Sea view, they say' }, paul);
  expect(await newsOf(paul)).toEqual([]);
  await change({ state: 'answered', words: 'They have room' }, anna);
  await change({ state: 'answered' }, anna); // is known already
  const byAnna = ['request', 'answered', 'Vera', 'Anna Hill', false, 'They have room', 'Pinara Bay'];
  expect(await newsOf(paul)).toEqual([byAnna]);
  expect([await newsOf(anna), await newsOf(ilze)]).toEqual([[], []]);
  await change({ words: 'The client agrees' }, paul);
  const byPaul = ['request', null, 'Vera', 'Paul Novak', false, 'The client agrees', 'Pinara Bay'];
  expect([await newsOf(anna), await newsOf(paul)]).toEqual([[byPaul], [byAnna]]);
});

test('the operator answers a request, which is a step of its history, and everybody concerned is told', async () => {
  const number = await send(ilze);
  await told(changeAgentRequest, { request: number, words: 'I look after it' }, anna);
  const answer = (request: string) =>
    app.ask(agents + pathOf(answerAgentRequest), {
      ...formOf({ request, words: 'Two rooms are kept' }),
      ...asOperator,
    });
  expect((await answer(number)).status).toBe(200);
  const { state, events } = await told(agentRequest, { request: number }, ilze);
  expect(state).toBe('answered');
  expect(events.at(-1)).toMatchObject({
    state: 'answered',
    words: 'Two rooms are kept',
    manager: null,
    isOperator: true,
  });
  for (const who of [ilze, anna])
    expect((await told(notifications, {}, who)).notifications[0]).toMatchObject({
      kind: 'request',
      words: 'Two rooms are kept',
      isRead: false,
      request: { request: Number(number), state: 'answered', by: '', isOperator: true },
    });
  expect((await answer('999999')).status).toBe(404);
});
