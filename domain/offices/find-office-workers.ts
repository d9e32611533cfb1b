import { staleIfError } from '#db/stale-if-error.ts';
import { findOffice, type OfficeSource } from './find-offices.ts';
import { readOfficeWorkers } from './office-store.server.ts';

/** The people of an office, its manager first; undefined where the market has no such office. */
export async function findOfficeWorkers(source: OfficeSource, asked: { id: number; market: string }) {
  const read = () => readOfficeWorkers(source.db, asked.id);
  return (await findOffice(source, asked)) && staleIfError(source.db, ['office workers', asked.id], read);
}
