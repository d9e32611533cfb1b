import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { staleIfError } from '#db/stale-if-error.ts';
import { sayInAll } from '#texts/say.server.ts';
import {
  type PricesAsked,
  readDepartureCountries,
  readServiceStates,
  readServiceTowns,
  readServiceTypes,
} from './service-store.server.ts';

/** Where services are found. */
export type ServiceSource = { db: Kysely<DB> };

/** All kinds of services. */
export const listServiceTypes = ({ db }: ServiceSource) =>
  staleIfError(db, ['service types'], () => readServiceTypes(db));

/** Countries of departure that the asked services are sold in. */
export const listServiceCountries = ({ db }: ServiceSource, asked: PricesAsked) =>
  staleIfError(db, ['service countries', asked], () => readDepartureCountries(db, asked));

/** Destinations of the asked services. */
export const listServiceStates = ({ db }: ServiceSource, asked: PricesAsked) =>
  staleIfError(db, ['service states', asked], () => readServiceStates(db, asked));

/** Towns of the asked services; none of them is "all", which a lookup adds. */
export const listServiceTowns = ({ db }: ServiceSource, asked: PricesAsked) =>
  staleIfError(db, ['service towns', asked], () => readServiceTowns(db, asked));

/** The town that stands for all towns of a destination ([W]§9). */
export const allTowns = { id: -2_147_483_647, name: sayInAll('lookups.allTowns') };
