import { expect, test, vi } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

/** Work that ends when the test says so, and the signals that it was given. */
function openWork() {
  const runs: { signal: AbortSignal; end: (value: string) => void; fail: (error: Error) => void }[] = [];
  const work = vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>((end, fail) => {
        runs.push({ signal, end, fail });
      }),
  );
  return { runs, work };
}

test('callers with one key share a run while it is in progress; later ones start another', async () => {
  const flights = createSingleFlight<string>();
  const { runs, work } = openWork();
  const both = [flights.run('a', work), flights.run('a', work)];
  const other = flights.run('b', work);
  expect(work).toHaveBeenCalledTimes(2);
  expect(flights.pending('a')).toBeDefined();
  runs[0]!.end('one');
  runs[1]!.end('two');
  expect([await Promise.all(both), await other]).toEqual([['one', 'one'], 'two']);
  expect(flights.pending('a')).toBeUndefined();
  void flights.run('a', work);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a failure is everybody’s, and the next caller tries again', async () => {
  const flights = createSingleFlight<string>();
  const { runs, work } = openWork();
  const both = [flights.run('a', work), flights.run('a', work)];
  runs[0]!.fail(new Error('broken'));
  for (const each of both) await expect(each).rejects.toThrow('broken');
  const next = flights.run('a', work);
  runs[1]!.end('whole');
  expect(await next).toBe('whole');
});

test('one caller who leaves ends nothing for the others; the last one who leaves aborts the work', async () => {
  const flights = createSingleFlight<string>();
  const { runs, work } = openWork();
  const [first, second] = [new AbortController(), new AbortController()];
  const left = [flights.run('a', work, first.signal), flights.run('a', work, second.signal)];
  first.abort(new Error('left'));
  await expect(left[0]).rejects.toThrow('left');
  expect(runs[0]!.signal.aborted).toBe(false);
  second.abort();
  await expect(left[1]).rejects.toThrow();
  expect(runs[0]!.signal.aborted).toBe(true);
  const next = flights.run('a', work);
  expect(work, 'what was aborted is not joined').toHaveBeenCalledTimes(2);
  runs[0]!.fail(new Error('aborted'));
  runs[1]!.end('anew');
  expect(await next).toBe('anew');
  expect(flights.pending('a')).toBeUndefined();
});

test('work that somebody without a signal waits for is never aborted', async () => {
  const flights = createSingleFlight<string>();
  const { runs, work } = openWork();
  const visitor = new AbortController();
  const stays = flights.run('a', work);
  const left = flights.run('a', work, visitor.signal);
  visitor.abort();
  await expect(left).rejects.toThrow();
  expect(runs[0]!.signal.aborted).toBe(false);
  runs[0]!.end('here');
  expect(await stays).toBe('here');
});
