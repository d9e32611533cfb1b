import { expect, test } from 'vitest';
import type { SharedNumber } from '#price-search/share-hotels.ts';
import { GivenUp, TooBusy } from './asker.ts';
import { openLane } from './lane.ts';

const one = { atOnce: 1, budgetMs: 1_000, ofAddress: { questions: 2, ms: 600 } };

/** Work that ends when it is told to. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('answered') };
}

test('questions are taken in their order, and refused at once when too much is before them', async () => {
  const lane = openLane(one);
  const [first, second] = [openWork(), openWork()];
  const order: string[] = [];
  const answers = [
    lane.run(900, {}, first.work).then(() => order.push('first')),
    lane.run(100, {}, second.work).then(() => order.push('second')),
  ];
  expect(lane.figures()).toEqual({ running: 1, helping: 0, waiting: 1, refused: 0, givenUp: 0, helped: 0 });
  await expect(lane.run(1, {}, second.work)).rejects.toThrow(TooBusy);
  second.end();
  first.end();
  await Promise.all(answers);
  expect(order).toEqual(['first', 'second']);
  expect(lane.figures()).toEqual({ running: 0, helping: 0, waiting: 0, refused: 1, givenUp: 0, helped: 0 });
});

test('anyone who has nothing before him is taken, whatever it costs; others are told when to come again', async () => {
  const lane = openLane(one);
  const long = openWork();
  const answer = lane.run(4_200, {}, long.work);
  const refused = await lane.run(1, {}, long.work).catch((error) => error);
  expect(refused).toBeInstanceOf(TooBusy);
  expect(refused.retryAfterSeconds).toBe(5);
  long.end();
  expect(await answer).toBe('answered');
  expect(await lane.run(4_200, {}, async () => 'again')).toBe('again');
});

test('an address has its share: so many questions, and so much work, while others go on', async () => {
  const lane = openLane({ ...one, budgetMs: 10_000 });
  const long = openWork();
  const own = { address: '192.0.2.1' };
  const other = { address: '192.0.2.2' };
  const answers = [lane.run(10, own, long.work), lane.run(10, own, long.work)];
  await expect(lane.run(10, own, long.work)).rejects.toThrow(TooBusy);
  answers.push(lane.run(500, other, long.work));
  await expect(lane.run(101, other, long.work)).rejects.toThrow(TooBusy);
  answers.push(lane.run(100, other, long.work));
  long.end();
  await Promise.all(answers);
  expect(await lane.run(10, own, async () => 'again')).toBe('again');
});

test('who gives up while waiting leaves the queue, and leaves room for others', async () => {
  const lane = openLane(one);
  const long = openWork();
  const hangUp = new AbortController();
  const answer = lane.run(500, {}, long.work);
  const waiting = lane.run(500, { signal: hangUp.signal }, () => expect.unreachable());
  await expect(lane.run(100, {}, long.work)).rejects.toThrow(TooBusy);
  hangUp.abort();
  await expect(waiting).rejects.toThrow(GivenUp);
  const next = lane.run(100, {}, async () => 'next');
  long.end();
  await answer;
  expect(await next).toBe('next');
  expect(lane.figures()).toEqual({ running: 0, helping: 0, waiting: 0, refused: 1, givenUp: 1, helped: 0 });
});

test('work that fails hands its turn on', async () => {
  const lane = openLane(one);
  const failing = lane.run(1, {}, async () => {
    throw new Error('broken');
  });
  const next = lane.run(1, {}, async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('anyone who is idle helps with another question, and is called back by one that waits', async () => {
  const lane = openLane(one);
  const help = openWork();
  let leave: SharedNumber | undefined;
  const helping = lane.help((number) => {
    leave = number;
    return help.work();
  });
  expect(lane.help(help.work)).toBeUndefined();
  expect(leave?.[0]).toBe(0);
  const next = lane.run(1, {}, async () => 'next');
  expect(leave?.[0]).toBe(1);
  expect(lane.figures()).toMatchObject({ running: 0, helping: 1, waiting: 1, helped: 1 });
  help.end();
  expect(await helping).toBe('answered');
  expect(await next).toBe('next');
  expect(lane.figures()).toMatchObject({ running: 0, helping: 0, helped: 1 });
});
