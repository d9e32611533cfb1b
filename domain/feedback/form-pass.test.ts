import { expect, test } from 'vitest';
import { secondsToWait, writePass } from './form-pass.ts';

const secret = 'a secret of at least thirty-two characters';
const openedAt = new Date('2026-11-21T10:00:00Z');
const requestKey = '6f2c1c9e-5a44-4c0e-9d55-0f6f3a3f4b11';
const pass = writePass(requestKey, openedAt, secret);

const after = (seconds: number, differs: Partial<Parameters<typeof secondsToWait>[1]> = {}) =>
  secondsToWait(pass, {
    requestKey,
    secret,
    now: new Date(openedAt.getTime() + seconds * 1_000),
    ...differs,
  });

test.for([
  [0, 3],
  [1.5, 2],
  [2.999, 1],
  [3, 0],
  [86_400, 0],
])('a form that was opened %d seconds ago waits for %d', ([age, wait]) => {
  expect(after(age!)).toBe(wait);
});

test('a pass opens one request, and nobody else can write it', () => {
  expect(pass.split('.')[1], 'cannot be guessed').toMatch(/^[\w-]{22}$/);
  expect(after(60, { requestKey: crypto.randomUUID() })).toBeUndefined();
  expect(after(60, { secret: 'another secret of thirty-two characters' })).toBeUndefined();
  const earlier = `${(openedAt.getTime() - 60_000).toString(36)}.${pass.split('.')[1]}`;
  for (const forged of [earlier, '', '.', pass.slice(0, -1), `${pass}x`, 'x'])
    expect(secondsToWait(forged, { requestKey, secret, now: openedAt }), forged).toBeUndefined();
});
