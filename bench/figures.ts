/** `node bench/figures.ts FILE.json …`: the measurements that benchmarks wrote, as the tables of README.md. */
import { readFileSync } from 'node:fs';
import type { Measurement } from './benchmark.ts';
import { figureText, tablesOf } from './measure/table.ts';

type Report = {
  date: string;
  command: string;
  seed: number;
  repeats: number;
  isQuick: boolean;
  machine: { cpu: string; cores: number; memoryGb: number; node: string };
  results: { name: string; measurements: Measurement[] }[];
};

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function markdownOf(measurements: readonly Measurement[]): string[] {
  return tablesOf(measurements).flatMap(({ columns, rows }) => [
    '',
    rowOf(['', ...columns]),
    `|---|${columns.map(() => '---:|').join('')}`,
    ...rows.map(({ name, figures }) => rowOf([name, ...figures.map(figureText)])),
  ]);
}

for (const file of process.argv.slice(2)) {
  const { date, command, seed, repeats, isQuick, machine, results } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as Report;
  for (const { name, measurements } of results) {
    const { cpu, cores, memoryGb, node } = machine;
    console.log(`### ${name}\n`);
    console.log(`\`${command}\`, ${date.slice(0, 10)}: seed ${seed}, ${repeats} repeats,`);
    console.log(`${cpu} with ${cores} cores and ${memoryGb} GB, Node ${node}.`);
    if (isQuick) console.log('\nA quick run: these figures tell nothing.');
    console.log(`${markdownOf(measurements).join('\n')}\n`);
  }
}
