/**
 * `npm run bench -- NAME --json FILE`: runs one benchmark, or all of them, prints a table, and writes JSON with the
 * machine, the seed and the command. `--quick` only looks whether it works; `npm run bench -- --list` names them.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import type { Benchmark, Measurement } from './benchmark.ts';
import { tableOf } from './measure/table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    seed: { type: 'string', default: '1' },
    repeats: { type: 'string' },
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
});

/** Each file beside this one that is not part of the machinery is a benchmark. */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replace('.ts', ''))
  .filter((name) => !['main', 'benchmark', 'big-catalogue', 'figures'].includes(name))
  .sort();

const load = async (name: string) => ((await import(`./${name}.ts`)) as { benchmark: Benchmark }).benchmark;

const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  system: `${process.platform} ${release()} ${process.arch}`,
  node: process.versions.node,
};

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
};

const chosen = positionals.length > 0 ? positionals : names;
const unknown = chosen.filter((name) => !names.includes(name));

if (values.list || unknown.length > 0) {
  if (unknown.length > 0) console.error(`No benchmark is called ${unknown.join(', ')}. There are:`);
  console.log(names.join('\n'));
  process.exit(unknown.length > 0 ? 1 : 0);
}

const command = ['npm run bench --', ...process.argv.slice(2)].join(' ');
const options = {
  seed: Number(values.seed),
  repeats: Number(values.repeats ?? (values.quick ? 2 : 5)),
  isQuick: values.quick,
  sizes: values.sizes.split(',').filter(Boolean),
  say: (line: string) => console.log(`  ${line}`),
};
const results: { name: string; title: string; measurements: Measurement[] }[] = [];
for (const name of chosen) {
  const { title, run } = await load(name);
  console.log(`Running ${name} …`);
  results.push({ name, title, measurements: await run(options) });
}

console.log(`\n${command}\nseed ${options.seed}; ${Object.values(machine).join(', ')}`);
for (const { name, title, measurements } of results) {
  console.log(`\n${name}: ${title}`);
  for (const line of tableOf(measurements)) console.log(`  ${line}`);
}

if (values.json) {
  const { seed, repeats, isQuick } = options;
  const report = {
    date: new Date().toISOString(),
    command,
    commit: commit(),
    seed,
    repeats,
    isQuick,
    machine,
    results,
  };
  writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
}
