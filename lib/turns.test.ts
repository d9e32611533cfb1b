import { setImmediate as nextLook } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTurns } from './turns.ts';

test('turns come one after the other, and what arrives meanwhile is looked at between two', async () => {
  const turn = openTurns(10);
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

test('nobody joins a line that is too long, and there is room again once it is shorter', async () => {
  const turn = openTurns(2);
  const first = turn();
  expect(turn()).toBeDefined();
  expect(turn()).toBeUndefined();
  await first;
  expect(turn()).toBeDefined();
});
