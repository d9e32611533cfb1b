import { metresBetween } from '#lib/metres-between.ts';
import { plainText } from '#lib/text-match/plain-text.ts';
import { type FileFaults, reportedPerFile } from './import-fault.ts';
import { after } from './staged-view.server.ts';
import type { Import } from './staging-store.server.ts';

type Row = { line: number | null; id: number; name: string; latitude: number; longitude: number };

/** Hotels of one name that stand so near are most likely one. */
const nearMetres = 300;

/**
 * Warns of each hotel of the file that has the name of another one near it, in the file or in the database, whatever their
 * accents, case and punctuation. It may be right, so nothing is refused.
 */
export async function sameHotels(run: Import): Promise<FileFaults[]> {
  if (!run.present.has('hotel')) return [];
  const { rows } = await run.client.query<Row>(
    `select line, id, name->>'en' as name, latitude::float8 as latitude, longitude::float8 as longitude
       from ${after(run, 'hotel')} hotel order by line nulls first, id`,
  );
  const byName = Map.groupBy(rows, ({ name }) => plainText(name));
  byName.delete(''); // names without a letter or digit
  const warnings = [...byName.values()].flatMap(twinsAmong);
  if (warnings.length === 0) return [];
  const inOrder = warnings.sort((a, b) => a.line - b.line);
  return [{ file: 'hotel.csv', total: inOrder.length, first: inOrder.slice(0, reportedPerFile) }];
}

/** The first in order is the hotel; each further one near it is said to be the same. */
const twinsAmong = (named: readonly Row[]) =>
  named.flatMap((row, index) => {
    const { line } = row;
    const twin = line === null ? undefined : named.slice(0, index).find((other) => isNear(row, other));
    if (line === null || !twin) return [];
    const which = twin.line === null ? `hotel ${twin.id} in the database` : `line ${twin.line}`;
    const metres = Math.round(metresBetween(row, twin));
    const reason = `most likely the same hotel as ${which}: the same name, ${metres} m away`;
    return [{ file: 'hotel.csv', line, column: 'name_en', reason, value: row.name }];
  });

const isNear = (one: Row, other: Row) => metresBetween(one, other) <= nearMetres;
