import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { staleIfError } from '#db/stale-if-error.ts';
import { readClimate } from './climate-store.server.ts';

/** Where the warmth of regions is found. */
export type ClimateSource = { db: Kysely<DB> };

/** How warm it is at a region, month by month; nothing away from the sea. */
export const findClimate = ({ db }: ClimateSource, regionId: number) =>
  staleIfError(db, ['climate', regionId], () => readClimate(db, regionId));
