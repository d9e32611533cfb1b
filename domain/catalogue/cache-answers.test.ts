import { expect, test } from 'vitest';
import { type AskCatalogue, GivenUp } from './asker.ts';
import { cacheAnswers } from './cache-answers.ts';

type Asking = {
  asked: unknown;
  signal: AbortSignal;
  answer: (value: unknown) => void;
  fail: (error: Error) => void;
};

/** An engine that answers when it is told to. */
function openEngine() {
  const asking: Asking[] = [];
  const ask = ((_: string, asked: unknown, asker: { signal: AbortSignal }) =>
    new Promise((answer, fail) => {
      asking.push({ asked, signal: asker.signal, answer, fail });
      asker.signal.addEventListener('abort', () => fail(new GivenUp()));
    })) as unknown as AskCatalogue; // any question, answered by hand
  const remembering = cacheAnswers(ask) as unknown as (
    name: string,
    asked: unknown,
    asker?: { signal?: AbortSignal },
  ) => Promise<unknown>;
  return { asking, ask: remembering };
}

test('a question is asked once, at once and later, and another one for itself', async () => {
  const { asking, ask } = openEngine();
  const both = [ask('calendar', { day: 1 }), ask('calendar', { day: 1 })];
  const other = ask('calendar', { day: 2 });
  const otherName = ask('nights', { day: 1 });
  expect(asking).toHaveLength(3);
  for (const [index, one] of asking.entries()) one.answer(`answer ${index}`);
  expect(await Promise.all([...both, other, otherName])).toEqual([
    'answer 0',
    'answer 0',
    'answer 1',
    'answer 2',
  ]);
  expect(await ask('calendar', { day: 1 })).toBe('answer 0');
  expect(asking).toHaveLength(3);
});

test('who leaves is told so, and the work is given up with the last of them', async () => {
  const { asking, ask } = openEngine();
  const [first, second] = [new AbortController(), new AbortController()];
  const waits = [first, second].map(({ signal }) => ask('calendar', {}, { signal }));
  first.abort();
  await expect(waits[0]).rejects.toThrow(GivenUp);
  expect(asking[0]!.signal.aborted).toBe(false);
  second.abort();
  await expect(waits[1]).rejects.toThrow(GivenUp);
  expect(asking[0]!.signal.aborted).toBe(true);
  const again = ask('calendar', {});
  asking[1]!.answer('anew');
  expect(await again).toBe('anew');
});

test('one who leaves takes nothing from one who stays', async () => {
  const { asking, ask } = openEngine();
  const leaving = new AbortController();
  const left = ask('calendar', {}, { signal: leaving.signal });
  const stays = ask('calendar', {}, { signal: new AbortController().signal });
  leaving.abort();
  await expect(left).rejects.toThrow(GivenUp);
  asking[0]!.answer('an answer');
  expect(await stays).toBe('an answer');
});

test('what failed is asked again', async () => {
  const { asking, ask } = openEngine();
  const failed = ask('calendar', {});
  asking[0]!.fail(new Error('too busy'));
  await expect(failed).rejects.toThrow('too busy');
  const again = ask('calendar', {});
  asking[1]!.answer('now');
  expect(await again).toBe('now');
});

test('an answer stays while it is among the last, however many questions come', async () => {
  const { asking, ask } = openEngine();
  const answerLast = async (asked: object, rows: number) => {
    const answer = ask('hotelOffers', asked);
    asking.at(-1)!.answer({ page: Array(rows).fill('offer') });
    await answer;
  };
  await answerLast({ first: true }, 1);
  for (let day = 0; day < 200; day++) await answerLast({ day }, 200);
  const times = asking.length;
  await ask('hotelOffers', { day: 199 });
  expect(asking).toHaveLength(times);
  void ask('hotelOffers', { first: true });
  expect(asking).toHaveLength(times + 1);
});
