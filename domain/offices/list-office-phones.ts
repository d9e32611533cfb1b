import { staleIfError } from '#db/stale-if-error.ts';
import type { OfficeSource } from './find-offices.ts';
import { readOfficePhones } from './office-store.server.ts';

/** The phones of the open offices of a market by town, each once. */
export async function listOfficePhones({ db }: OfficeSource, market: string, townId: number | undefined) {
  const rows = await staleIfError(db, ['office phones', market, townId], () =>
    readOfficePhones(db, market, townId),
  );
  return [...Map.groupBy(rows, ({ town_id }) => town_id).values()].map((own) => ({
    townId: own[0]!.town_id,
    townName: own[0]!.town_name,
    phones: [...new Set(own.flatMap(({ phones }) => phones.split(';').filter(Boolean)))],
  }));
}
