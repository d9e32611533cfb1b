import type { DemoTables } from '#demo/demo-tables.ts';
import { generateDemo } from '#demo/generate.ts';
import { plainDate } from '#lib/plain-date.ts';

let made: DemoTables | undefined;

/** The demo operator as it stands on the day of most tests, made once for all files of a worker: nobody changes it. */
export function demoOperator(): DemoTables {
  made ??= generateDemo({ today: plainDate('2026-11-21') });
  return made;
}
