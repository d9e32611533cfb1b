import { expect, test, vi } from 'vitest';
import {
  agentRequest,
  agentRequests,
  answerAgentRequest,
  changeAgentRequest,
  operatorRequest,
  operatorRequests,
  readAgentRequest,
} from '#calls/agent-requests.ts';
import type { AnswerOf, Call } from '#calls/call.ts';
import { saveClient } from '#calls/clients.ts';
import { feedback } from '#calls/feedback.ts';
import { searchTours } from '#calls/search.ts';
import { longestMessage, mostEntries } from '#lib/request-thread.ts';
import { asOperator } from '#server/test-app.ts';
import type { Who } from './calls-as.ts';
import { openRequestsAtWork } from './requests-at-work.ts';
import { addAgency, addPlace } from './small-agencies.ts';

// A request of an agent is for a client of their book, and is a thread that agent and operator read and write.

const { db, mail, people, session, ask, told, send, paul, anna, ilze, clock } = await openRequestsAtWork();

vi.setConfig({ testTimeout: 30_000 });

const operator = asOperator.headers as Who;
const stranger = await session(
  await addPlace(db, { personId: people.paul.personId, agency: await addAgency(db, 'Blue Compass') }),
);

const asAnAgent = <C extends Call>(call: C, fields: Record<string, string>, who: Who = paul) =>
  told(call, fields, who);
const change = (request: string, fields: Record<string, string>, who = paul) =>
  ask(changeAgentRequest, { request, ...fields }, who);
const answered = (request: string, words: string) => told(answerAgentRequest, { request, words }, operator);
const thread = (request: string): Promise<AnswerOf<typeof operatorRequest>> =>
  told(operatorRequest, { request }, operator);

const mailWith = (words: string) =>
  vi.waitFor(() => {
    const found = mail.sent.find(({ text }) => text.includes(words));
    expect(found, words).toBeDefined();
    return found!;
  }, 10_000);

async function familyClaim() {
  const [found] = await told(searchTours, {
    STATEINC: '3',
    TOWNFROM: '2',
    CHECKIN_BEG: '20270605',
    CHECKIN_END: '20270605',
    NIGHTMIN: '7',
    NIGHTMAX: '7',
    ADULT: '2',
    CHILD: '2',
    AGES: '3,7',
  });
  const row = found!.prices.flatMap((each) => ('rooms' in each ? [each] : []))[0]!;
  return row;
}

test('a request for a client of the book names agency, manager, client, ages, flights and a link, and no contacts of the client', async () => {
  const contacts = { phone: '+442079460140', email: 'vera@client.example', consentWay: 'mail' };
  const { client } = await asAnAgent(saveClient, {
    client: '0',
    name: 'Vera Stein',
    clientLang: 'en',
    ...contacts,
  });
  const offer = await familyClaim();
  const form = { comment: 'additional: Two cots', phone: '', replyTo: 'paul@shore.example', name: '' };
  const { number } = await asAnAgent(feedback, {
    ...form,
    kind: 'request',
    claim: offer.cat_Claim,
    client: `${client}`,
    requestKey: crypto.randomUUID(),
  });
  const letter = await mailWith('Two cots');
  for (const said of [
    'agency: Sunny Shore',
    'manager: Paul Novak, ',
    'client: Vera Stein',
    'Children: 2 (ages: 3, 7)',
    offer.out!.flightNumber,
    offer.back!.flightNumber,
    `/orders/${number}`,
  ])
    expect(letter.text).toContain(said);
  expect(letter.text).toMatch(/request: https:\/\/[^\s/:]+\/orders\/\d+$/m);
  expect(letter.text).not.toMatch(/7946|vera@client/);
  expect(letter.replyTo).toBe('paul@shore.example');
  const own = await asAnAgent(agentRequest, { request: `${number}` });
  expect(own.client).toEqual({
    inc: client,
    name: 'Vera Stein',
    phone: contacts.phone,
    email: contacts.email,
  });
  expect(own.lines).toContain('Children: 2 (ages: 3, 7)');
});

test('a client of another agency, or of nobody, is refused by its field', async () => {
  const { client } = await asAnAgent(saveClient, { client: '0', name: 'Only Ours', clientLang: 'en' });
  const { cat_Claim: claim } = await familyClaim();
  const form = { comment: '', name: '', phone: '', replyTo: 'a@b.example', kind: 'request', claim };
  for (const who of [stranger, undefined]) {
    const refused = await ask(feedback, { ...form, client: `${client}` }, who);
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toMatchObject([{ field: 'client' }]);
  }
});

test('agent and operator answer each other, each is mailed, and both read the same messages in their order', async () => {
  const request = await send(paul);
  expect(
    (await change(request, { to: 'operator', words: 'Is a cot possible?\nAnd a late check-out?' })).status,
  ).toBe(200);
  const toOffice = await mailWith('Is a cot possible?');
  expect(toOffice).toMatchObject({
    replyTo: 'paul@shore.example',
    to: expect.stringContaining('@solstice.example'),
  });
  expect(toOffice.subject).toContain(request);
  expect(toOffice.text).toContain('agency: Sunny Shore');

  await answered(request, 'Both are.');
  const toAgent = await mailWith('Both are.');
  const subjects = [toOffice.subject, toAgent.subject];
  await vi.waitFor(
    async () =>
      expect(
        await db.selectFrom('sent_mail').select('feedback_id').where('subject', 'in', subjects).execute(),
      ).toMatchObject([{ feedback_id: expect.any(Number) }, { feedback_id: expect.any(Number) }]),
    8_000,
  );
  expect(toAgent.to).toBe('paul@shore.example');
  expect(toAgent.text).toMatch(new RegExp(`https://[^\\s/:]+/orders/${request}$`, 'm'));
  await change(request, { to: 'operator', words: 'We take it.' });

  const seen = await thread(request);
  const words = ['Is a cot possible?\nAnd a late check-out?', 'Both are.', 'We take it.'];
  expect(seen.messages.map((message) => [message.by, message.name, message.words])).toEqual([
    ['agent', 'Paul Novak', words[0]],
    ['operator', '', words[1]],
    ['agent', 'Paul Novak', words[2]],
  ]);
  const { events } = await asAnAgent(agentRequest, { request });
  expect(
    events.filter(({ isShared, words: said }) => isShared && said).map(({ words: said }) => said),
  ).toEqual(words);
  expect(seen).toMatchObject({ agency: 'Sunny Shore', manager: 'Paul Novak', state: 'new' });
  expect(seen.lines).toContain('Hotel: Pinara Bay');
});

test('a private note is the agency’s alone: no mail, no call of the operator says it', async () => {
  const request = await send(paul);
  await change(request, { words: 'They pay late' });
  await change(request, { words: 'Nobody answers', state: 'closed' });
  await change(request, { to: 'operator', words: 'The last word' });
  await mailWith('The last word');
  expect((await thread(request)).messages.map(({ words }) => words)).toEqual(['The last word']);
  expect(JSON.stringify(await told(operatorRequests, {}, operator))).not.toMatch(/pay late|Nobody answers/);
  expect(mail.sent.filter(({ text }) => /pay late|Nobody answers/.test(text))).toEqual([]);
  const { events } = await asAnAgent(agentRequest, { request });
  expect(events.filter(({ words }) => words).map(({ words, isShared }) => [words, isShared])).toEqual([
    ['They pay late', false],
    ['Nobody answers', false],
    ['The last word', true],
  ]);
});

test('an answer is new until its agent has read it, and a message waits until the operator answers', async () => {
  const request = await send(paul);
  const waiting = async () =>
    (await told(operatorRequests, { waiting: '1', take: '100' }, operator)).requests.map(
      (each) => `${each.request}`,
    );
  const unread = async () => (await asAnAgent(agentRequests, { text: request })).requests[0]!.unread;
  expect(await waiting()).toContain(request);
  await answered(request, 'There is room');
  expect(await waiting()).not.toContain(request);
  expect(await unread()).toBe(1);
  expect(
    (await asAnAgent(agentRequest, { request })).events.filter(({ isUnread }) => isUnread),
  ).toMatchObject([{ words: 'There is room', isOperator: true }]);
  await asAnAgent(readAgentRequest, { request });
  expect(await unread()).toBe(0);
  await change(request, { to: 'operator', words: 'Thank you' });
  expect(await waiting()).toContain(request);
});

test('another agency finds neither a request nor its thread, and only the operator reads as the operator', async () => {
  const request = await send(paul);
  for (const who of [stranger, ilze])
    for (const [call, fields] of [
      [agentRequest, {}],
      [changeAgentRequest, { to: 'operator', words: 'Let me in' }],
      [readAgentRequest, {}],
    ] as const)
      expect((await ask(call, { request, ...fields }, who)).status, call.name).toBe(404);
  for (const who of [paul, anna, undefined])
    for (const call of [operatorRequest, operatorRequests])
      expect([401, 403]).toContain((await ask(call, { request }, who)).status);
  expect((await ask(operatorRequest, { request: '999999' }, operator)).status).toBe(404);
  expect((await thread(request)).messages).toEqual([]);
});

test('a message has words, an end of its length, and a request an end of its entries', async () => {
  const request = await send(paul);
  const fieldOf = async (answer: Response) => [answer.status, (await answer.json()).errors?.[0].field];
  expect(await fieldOf(await change(request, { to: 'operator', words: ' ' }))).toEqual([400, 'words']);
  expect(
    await fieldOf(await change(request, { to: 'operator', words: 'x'.repeat(longestMessage + 1) })),
  ).toEqual([400, 'words']);
  expect((await change(request, { to: 'operator', words: 'x'.repeat(longestMessage) })).status).toBe(200);
  await db
    .insertInto('agent_request_event')
    .values(
      Array.from({ length: mostEntries }, () => ({
        request_id: Number(request),
        manager_inc: people.paul.managerId,
        words: 'again',
        at: clock.now,
      })),
    )
    .execute();
  expect(await fieldOf(await change(request, { words: 'one more' }))).toEqual([400, 'words']);
  expect((await ask(answerAgentRequest, { request, words: 'The operator still may' }, operator)).status).toBe(
    200,
  );
});
