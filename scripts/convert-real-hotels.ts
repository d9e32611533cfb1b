/**
 * `node scripts/run.mjs scripts/convert-real-hotels.ts DATA DIR`: makes an import folder DIR of the real hotels in the open
 * data of DATA (`hotels/`, `cities/`), with generated contracts, to try the import on.
 */
import { join, resolve } from 'node:path';
import { writeDemoCsv } from '#demo/write-csv.ts';
import { dayIn } from '#lib/plain-date.ts';
import { tableText } from './progress-line.ts';
import { realOperator } from './real-hotels/real-operator.ts';

const [data, directory] = process.argv.slice(2).map((path) => resolve(path));
if (data && directory) {
  const folders = { hotels: join(data, 'hotels'), cities: join(data, 'cities') };
  const { tables, read, leftOut } = await realOperator(folders, dayIn(new Date(), 'UTC'));
  await writeDemoCsv(directory, tables);
  for (const { source, name, reason } of leftOut) console.log(`${source} ${name || '(no name)'} ${reason}`);
  console.log(
    tableText(
      ['hotels', 'number'],
      [
        ['read', read],
        ['left out', leftOut.length],
        ['written', tables.hotel.length],
      ],
    ),
  );
} else {
  console.error('Usage: node scripts/run.mjs scripts/convert-real-hotels.ts DATA DIR');
  process.exitCode = 2;
}
