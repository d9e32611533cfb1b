import { pbkdf2 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { TooBusy } from '#domain/catalogue/asker.ts';
import { hashPassword, isPassword } from './password.ts';

// Hashes cost tens of milliseconds each, and several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('a hash says how it was made, and only its password is it', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('correct horse battery', hash)).toBe(true);
  expect(await isPassword('correct horse batterY', hash)).toBe(false);
  for (const nothing of [null, undefined])
    expect(await isPassword('correct horse battery', nothing)).toBe(false);
});

test('passwords are hashed one after the other, and wait for nobody who reads files or enciphers', async () => {
  let hashed = 0;
  const all = Promise.all(
    Array.from({ length: 16 }, async () => {
      await hashPassword('x');
      hashed++;
    }),
  );
  await readFile(import.meta.filename);
  await promisify(pbkdf2)('x', 'salt', 1, 32, 'sha256');
  // In the pool of the platform, which has four threads, they would come after all that was there before them.
  expect(hashed).toBeLessThan(4);
  await all;
});

test('the queue has an end: beyond it one is told at once to come back', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('x')));
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(24);
  expect(refused.length).toBeGreaterThanOrEqual(30);
  for (const reason of refused) expect(reason).toBeInstanceOf(TooBusy);
  expect(await hashPassword('x')).toContain('argon2id');
});
