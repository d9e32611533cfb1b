import { findOffice, type OfficeSource } from './find-offices.ts';
import { readOfficeWorkers } from './office-store.server.ts';

/** The people of an office, its manager first; undefined where the market has no such office. */
export async function findOfficeWorkers(source: OfficeSource, asked: { id: number; market: string }) {
  return (await findOffice(source, asked)) && readOfficeWorkers(source.db, asked.id);
}
