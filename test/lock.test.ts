import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const entry = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  libc: z.array(z.string()).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});
const lock = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')));
const { '': project, ...packages } = lock.packages;

/** Binaries that the server we develop and run on never fetches: of another system, processor or C library. */
const isOfAnotherPlatform = ({ optional, os, cpu, libc }: z.output<typeof entry>) =>
  optional === true && !(fits(os, 'linux') && fits(cpu, 'x64') && fits(libc, 'glibc'));

const fits = (listed: string[] | undefined, own: string) => listed === undefined || listed.includes(own);

test('every package of the lock file has a checksum; only binaries of other platforms may wait for theirs', () => {
  const without = Object.entries(packages).filter(([, { integrity, link }]) => !integrity && !link);
  expect(without.filter(([, one]) => !isOfAnotherPlatform(one)).map(([path]) => path)).toEqual([]);
  // May only shrink: `node scripts/complete-lock.mjs` against a registry that carries them fills them in.
  expect(without.length).toBeLessThanOrEqual(29);
});

test('checksums are of the strong kind', () => {
  for (const [path, { integrity }] of Object.entries(packages))
    if (integrity) expect(integrity, path).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
});

test('every dependency is asked for by its exact version', () => {
  for (const [name, version] of Object.entries({ ...project?.dependencies, ...project?.devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});
