import { afterEach, expect, test, vi } from 'vitest';
import { inOwnTask } from './after-paint.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Work whose window renders nothing: a tab that is not seen. */
function begin() {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const work = vi.fn();
  return { work, callOff: inOwnTask(work) };
}

test('work in a task of its own is done later, in a tab that is not seen, too', async () => {
  const { work } = begin();
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledOnce();
});

test('work that is called off before its task is not done', async () => {
  const { work, callOff } = begin();
  callOff();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).not.toHaveBeenCalled();
});
