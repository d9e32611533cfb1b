import { staleIfError } from '#db/stale-if-error.ts';
import type { OfficeSource } from './find-offices.ts';
import { readOfficeNames, readOfficeTowns } from './office-store.server.ts';

type Asked = { markets: readonly string[]; subdomain: string | undefined };

/** Towns of some markets that have open offices. */
export const listOfficeTowns = ({ db }: OfficeSource, asked: Asked) =>
  staleIfError(db, ['office towns', asked], () => readOfficeTowns(db, asked));

/** The offices of a market that have a page worth finding: their names and towns. */
export const listOfficeNames = ({ db }: OfficeSource, asked: { market: string; withClosed: boolean }) =>
  staleIfError(db, ['office names', asked], () => readOfficeNames(db, asked));
