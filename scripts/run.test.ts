import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What a program that the scripts start is told of the allocator. */
const arenasWith = (environment: NodeJS.ProcessEnv) =>
  execFileSync(process.execPath, ['scripts/run.mjs', '-p', 'process.env.MALLOC_ARENA_MAX'], {
    env: environment,
    encoding: 'utf8',
  }).trim();

test('the allocator of every program has few arenas, unless somebody says how many', () => {
  const { MALLOC_ARENA_MAX: _, ...environment } = process.env;
  expect(arenasWith(environment)).toBe('2');
  expect(arenasWith({ ...environment, MALLOC_ARENA_MAX: '5' })).toBe('5');
});
