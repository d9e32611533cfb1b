import type { z } from 'zod';
import type { HotelOfferAnswer } from './offer-fields.ts';
import type { searchAnswer } from './search-answer.ts';

type Row = z.output<typeof searchAnswer>['prices'][number];

/** The rows of a search that are hotels: all of them, unless flights or services were searched. */
export const hotelRows = (rows: readonly Row[]): HotelOfferAnswer[] =>
  rows.filter((row) => 'hotelName' in row);
