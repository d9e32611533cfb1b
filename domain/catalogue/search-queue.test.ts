import { expect, test } from 'vitest';
import type { SharedNumber } from '#price-search/share-hotels.ts';
import { GivenUp, TooBusy } from './asker.ts';
import { createSearchQueue } from './search-queue.ts';

const one = { atOnce: 1, budgetMs: 1_000, ofAddress: { questions: 2, ms: 600 } };

/** Work that ends when it is told to. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('answered') };
}

test('questions are taken in their order, and refused at once when too much is before them', async () => {
  const queue = createSearchQueue(one);
  const [first, second] = [openWork(), openWork()];
  const order: string[] = [];
  const answers = [
    queue.run(900, {}, first.work).then(() => order.push('first')),
    queue.run(100, {}, second.work).then(() => order.push('second')),
  ];
  expect(queue.figures()).toEqual({ running: 1, helping: 0, waiting: 1, refused: 0, givenUp: 0, helped: 0 });
  await expect(queue.run(1, {}, second.work)).rejects.toThrow(TooBusy);
  second.end();
  first.end();
  await Promise.all(answers);
  expect(order).toEqual(['first', 'second']);
  expect(queue.figures()).toEqual({ running: 0, helping: 0, waiting: 0, refused: 1, givenUp: 0, helped: 0 });
});

test('anyone who has nothing before him is taken, whatever it costs; others are told when to come again', async () => {
  const queue = createSearchQueue(one);
  const long = openWork();
  const answer = queue.run(4_200, {}, long.work);
  const refused = await queue.run(1, {}, long.work).catch((error) => error);
  expect(refused).toBeInstanceOf(TooBusy);
  expect(refused.retryAfterSeconds).toBe(5);
  long.end();
  expect(await answer).toBe('answered');
  expect(await queue.run(4_200, {}, async () => 'again')).toBe('again');
});

test('an address has its share: so many questions, and so much work, while others go on', async () => {
  const queue = createSearchQueue({ ...one, budgetMs: 10_000 });
  const long = openWork();
  const own = { address: '192.0.2.1' };
  const other = { address: '192.0.2.2' };
  const answers = [queue.run(10, own, long.work), queue.run(10, own, long.work)];
  await expect(queue.run(10, own, long.work)).rejects.toThrow(TooBusy);
  answers.push(queue.run(500, other, long.work));
  await expect(queue.run(101, other, long.work)).rejects.toThrow(TooBusy);
  answers.push(queue.run(100, other, long.work));
  long.end();
  await Promise.all(answers);
  expect(await queue.run(10, own, async () => 'again')).toBe('again');
});

test('who gives up while waiting leaves the queue, and leaves room for others', async () => {
  const queue = createSearchQueue(one);
  const long = openWork();
  const hangUp = new AbortController();
  const answer = queue.run(500, {}, long.work);
  const waiting = queue.run(500, { signal: hangUp.signal }, () => expect.unreachable());
  await expect(queue.run(100, {}, long.work)).rejects.toThrow(TooBusy);
  hangUp.abort();
  await expect(waiting).rejects.toThrow(GivenUp);
  const next = queue.run(100, {}, async () => 'next');
  long.end();
  await answer;
  expect(await next).toBe('next');
  expect(queue.figures()).toEqual({ running: 0, helping: 0, waiting: 0, refused: 1, givenUp: 1, helped: 0 });
});

test('work that fails hands its turn on', async () => {
  const queue = createSearchQueue(one);
  const failing = queue.run(1, {}, async () => {
    throw new Error('broken');
  });
  const next = queue.run(1, {}, async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('anyone who is idle helps with another question, and is called back by one that waits', async () => {
  const queue = createSearchQueue(one);
  const help = openWork();
  let leave: SharedNumber | undefined;
  const helping = queue.help((number) => {
    leave = number;
    return help.work();
  });
  expect(queue.help(help.work)).toBeUndefined();
  expect(leave?.[0]).toBe(0);
  const next = queue.run(1, {}, async () => 'next');
  expect(leave?.[0]).toBe(1);
  expect(queue.figures()).toMatchObject({ running: 0, helping: 1, waiting: 1, helped: 1 });
  help.end();
  expect(await helping).toBe('answered');
  expect(await next).toBe('next');
  expect(queue.figures()).toMatchObject({ running: 0, helping: 0, helped: 1 });
});
