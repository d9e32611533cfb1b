/**
 * `npm run attack -- http --json FILE`: attacks a server of its own and prints what it found; `accounts` attacks what people
 * sign in to, `faults` takes away what the server stands on. Without a name all of them. Ends with 1 where something does not hold. The same `--seed` sends the
 * same; `--quick` sends less and has no targets for time; `--data FOLDER` attacks a server on the data of an earlier one,
 * which takes a minute less to start.
 */
import { parseArgs } from 'node:util';
import type { Benchmark, Measurement } from '#bench/benchmark.ts';
import { printReport, type Result, writeReport } from '#bench/measure/report.ts';

const names = ['http', 'accounts', 'faults'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    seed: { type: 'string' },
    quick: { type: 'boolean', default: false },
    data: { type: 'string' },
  },
});
const chosen = positionals.length > 0 ? positionals : names;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No attack is called ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(2);
}

// The servers it has started end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const isQuick = values.quick;
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const command = `npm run attack -- ${[...chosen, `--seed ${seed}`, ...(isQuick ? ['--quick'] : [])].join(' ')}`;
console.log(command);
const results: Result[] = [];
for (const name of chosen) {
  const { attack } = (await import(`./${name}.ts`)) as { attack: Benchmark };
  console.log(`Attacking: ${name} …`);
  const begun = performance.now();
  const measurements = await attack.run({
    seed,
    isQuick,
    repeats: 1,
    sizes: [],
    changes: 0,
    minutes: 0,
    say: (line) => console.log(`  ${line}`),
    ...(values.data && { dataDir: values.data }),
  });
  const seconds = (performance.now() - begun) / 1_000;
  measurements.push({ name: 'the whole attack', value: seconds, unit: 's' });
  results.push({ name, title: attack.title, measurements });
}

printReport(command, seed, results);
if (values.json) writeReport(values.json, { command, seed, isQuick, results });
const missed = results.flatMap(({ measurements }) => measurements.filter((one) => !isMet(one)));
for (const { of, name } of missed) console.log(`does not hold: ${of ? `${of}, ` : ''}${name}`);
process.exitCode = missed.length > 0 ? 1 : 0;

function isMet({ value, target }: Measurement): boolean {
  if (!target) return true;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}
