import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Opening } from '#domain/offers/open-claim.ts';
import type { Site } from '#sites/site.ts';
import type { Booker } from './booker.ts';
import type { DocumentKeys } from './document-keys.ts';

/** How many holds a holder may have at a time, and which share of a stock unpaid holds may take. */
export type HoldLimits = {
  address: number;
  session: number;
  person: number;
  agency: number;
  /** Basis points. */
  unpaidShare: number;
};

/** What booking needs beside what is booked. */
export type BookingContext = {
  db: Kysely<DB>;
  opening: Opening;
  site: Pick<Site, 'id' | 'market' | 'timeZone' | 'flags'>;
  locale: string;
  booker: Booker;
  /** Where the customer calls from, and the session of the browser where there is one. */
  holder: { address: string; session: string | undefined };
  documentKeys: DocumentKeys;
  limits: HoldLimits;
};
