import { staleIfError } from '#db/stale-if-error.ts';
import type { Localised } from '#lib/localised.ts';
import type { OfficeSource } from './find-offices.ts';
import { readOfficePlaces } from './office-store.server.ts';

export type OfficePlace = { name: Localised; type: 'metro' | 'district' };

/** Metro stations and districts that a town has open offices at, as often as it has. */
export async function listOfficePlaces({ db }: OfficeSource, townId: number): Promise<OfficePlace[]> {
  const rows = await staleIfError(db, ['office places', townId], () => readOfficePlaces(db, townId));
  return rows.flatMap(({ metro, district }) => [
    ...(metro ? [{ name: metro, type: 'metro' } as const] : []),
    ...(district ? [{ name: district, type: 'district' } as const] : []),
  ]);
}
