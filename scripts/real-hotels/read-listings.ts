import { join } from 'node:path';
import { readCsv } from '#lib/csv/read-csv.server.ts';

/** A real hotel as the open data has it, before anything is believed. */
export type Listing = {
  /** The source's own number: `n484601897`. */
  source: string;
  name: string;
  nameEn: string;
  nameRu: string;
  kind: string;
  stars: string;
  rooms: number | undefined;
  city: string;
  province: string;
  country: string;
  latitude: number;
  longitude: number;
  /** The position is that of the town or province at best. */
  isApproximate: boolean;
};

export type Cells = Record<string, string>;

/** Rows of a CSV file, plain or gzip, by the names of its header. */
export async function* readRows(path: string): AsyncGenerator<Cells> {
  let header: string[] | undefined;
  for await (const batch of readCsv(path))
    for (const row of batch) {
      if ('unreadable' in row) throw new Error(`${path}:${row.line} ${row.unreadable}`);
      if (header) yield Object.fromEntries(header.map((name, i) => [name, row.cells[i] ?? '']));
      else header = row.cells;
    }
}

/** The hotels of Turkey, the Maldives and Malta of a folder of open data. */
export async function readListings(folder: string): Promise<Listing[]> {
  const listings: Listing[] = [];
  for (const file of ['wof-hotels-tr.csv', 'osm-hotels-mv-mt.csv'])
    for await (const cells of readRows(join(folder, file))) listings.push(listingOf(cells));
  return listings;
}

const listingOf = (cells: Cells): Listing => ({
  source: cells.osm_id ?? `wof${cells.wof_id}`,
  name: cells.name ?? '',
  nameEn: cells.name_en ?? '',
  nameRu: cells.name_ru ?? '',
  kind: cells.kind ?? 'hotel',
  stars: cells.stars ?? '',
  rooms: Number(cells.rooms) || undefined,
  city: cells.city ?? '',
  province: cells.province ?? '',
  country: cells.country ?? '',
  latitude: cells.lat ? Number(cells.lat) : Number.NaN,
  longitude: cells.lon ? Number(cells.lon) : Number.NaN,
  isApproximate: cells.coord_quality === 'approx',
});
