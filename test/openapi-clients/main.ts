/**
 * Generates a client from `/openapi.json` by each of three generators, compiles it with `tsc --strict`, and lets it
 * search, open an offer and sign in at a running server. The generators are installed in a temporary folder: they need
 * the compiler API of TypeScript 5, which the project's own version does not have.
 */
import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { startServer, stopGently } from '#bench/measure/server.ts';
import type { Start, Walk } from './walk.mts';

const here = import.meta.dirname;
const generators = ['openapi-typescript', 'hey-api', 'orval'] as const;

type Generator = (typeof generators)[number];

/** Walks with the client of each generator; the data of the server is `dataDir`, or new. */
async function tryGeneratedClients(dataDir?: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'solstice-clients-'));
  // PostgreSQL may run under another account, which must be able to enter.
  await chmod(folder, 0o755);
  const server = await startServer([process.execPath, 'server/main.ts'], {
    cwd: join(here, '../..'),
    env: { NODE_ENV: 'production', DATA_DIR: dataDir ?? join(folder, 'data'), LOG_LEVEL: 'warn' },
  });
  try {
    await cp(here, folder, { recursive: true });
    await rename(join(folder, 'generators.json'), join(folder, 'package.json'));
    await mkdir(join(folder, 'generated'));
    run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']);
    const origin = `http://localhost:${server.port}`;
    await writeFile(join(folder, 'openapi.json'), await textOf(`${origin}/openapi.json`));
    for (const generator of generators) generate(folder, generator, origin);
    compile(folder);
    const start = await findStart(origin);
    const faults: string[] = [];
    for (const generator of generators) {
      const { module } = await runnerImport<{ walk: (start: Start) => Promise<Walk> }>(
        join(folder, `${generator}.mts`),
      );
      faults.push(...faultsOf(await module.walk(start), start).map((fault) => `${generator}: ${fault}`));
    }
    return faults;
  } finally {
    await stopGently(server.process);
    await rm(folder, { recursive: true, force: true });
  }
}

const textOf = async (url: string) => (await fetch(url)).text();

function run(folder: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
}

const commands: Record<Generator, string[]> = {
  'openapi-typescript': ['openapi-typescript', 'openapi.json', '-o', 'generated/openapi-typescript.ts'],
  'hey-api': ['openapi-ts', '-i', 'openapi.json', '-o', 'generated/hey-api'],
  orval: ['orval', '--config', 'orval.config.mjs'],
};

const generate = (folder: string, generator: Generator, origin: string) =>
  run(folder, 'npx', ['--no-install', ...commands[generator]], { ORIGIN: origin });

function compile(folder: string): void {
  const strict = ['--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--allowImportingTsExtensions'];
  const files = generators.map((generator) => `${generator}.mts`);
  run(folder, 'npx', ['--no-install', 'tsc', ...strict, ...modules, ...files]);
}

type Person = Start['person'] & { agency: string };

/** A town and a destination on sale, the next two weeks, and a traveller of the demo operator. */
async function findStart(origin: string): Promise<Start> {
  const ask = async (path: string) => JSON.parse(await textOf(`${origin}${path}`));
  const [{ townFrom }] = (await ask('/core/search/TownFroms')) as [{ townFrom: number }];
  const [{ state }] = (await ask(`/core/search/States?townFrom=${townFrom}`)) as [{ state: number }];
  const { people } = (await ask('/api/auth/demo-people')) as { people: Person[] };
  const person = people.find(({ agency }) => agency === '')!;
  return {
    origin,
    townFrom,
    state,
    from: dayFromNow(7),
    to: dayFromNow(21),
    person: { email: person.email, password: person.password },
  };
}

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

function faultsOf(walk: Walk, { person }: Start): string[] {
  const checks: [string, boolean][] = [
    ['finds no departure towns', walk.towns > 0],
    ['finds no hotels', walk.hotels > 0],
    ['opens the first offer at another price', walk.hasSamePrice],
    [`reads ${walk.wrongFields} as what is wrong, not TOWNFROM`, walk.wrongFields.includes('TOWNFROM')],
    [`reads ${walk.refusedStatus} without a token, not 401`, walk.refusedStatus === 401],
    [`signs in as ${walk.email}`, walk.email === person.email],
  ];
  return checks.flatMap(([fault, holds]) => (holds ? [] : [fault]));
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const faults = await tryGeneratedClients(values.data);
for (const fault of faults) console.log(fault);
console.log(
  `${generators.length - new Set(faults.map((fault) => fault.split(':')[0])).size} passed, ${faults.length} failed`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
