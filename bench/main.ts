/**
 * `npm run bench -- NAME --json FILE`: runs one benchmark, or all of them, prints a table, and writes JSON with the
 * machine, the seed and the command. `--quick` only looks whether it works; `npm run bench -- --list` names them.
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Benchmark } from './benchmark.ts';
import { printReport, type Result, writeReport } from './measure/report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    seed: { type: 'string', default: '1' },
    repeats: { type: 'string' },
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '' },
    changes: { type: 'string' },
    minutes: { type: 'string' },
    server: { type: 'string' },
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
  minutes: Number(values.minutes ?? (values.quick ? 0.2 : 10)),
  ...(values.server !== undefined && { server: values.server }),
  changes: Number(values.changes ?? (values.quick ? 100 : 10_000)),
  say: (line: string) => console.log(`  ${line}`),
};
const results: Result[] = [];
for (const name of chosen) {
  const { title, run } = await load(name);
  console.log(`Running ${name} …`);
  results.push({ name, title, measurements: await run(options) });
}

printReport(command, options.seed, results);
if (values.json) {
  const { seed, repeats, isQuick } = options;
  writeReport(values.json, { command, seed, repeats, isQuick, results });
}
