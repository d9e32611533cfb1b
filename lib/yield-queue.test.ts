import { setImmediate as nextLook } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createYieldQueue } from './yield-queue.ts';

test('work starts in order, and the event loop runs between two pieces', async () => {
  const turn = createYieldQueue();
  const done: string[] = [];
  const work = async (name: string) => {
    await turn();
    done.push(name);
  };
  const all = Promise.all([work('first'), work('second'), work('third')]);
  for (let look = 0; look < 2; look++) {
    await nextLook();
    done.push('look');
  }
  await all;
  expect(done.filter((each) => each !== 'look')).toEqual(['first', 'second', 'third']);
  expect(done.indexOf('look')).toBeLessThan(done.indexOf('third'));
});
