import type { z } from 'zod';
import type { FlightOfferAnswer } from './offer-fields.ts';
import type { searchAnswer } from './search-answer.ts';

type Row = z.output<typeof searchAnswer>['prices'][number];

/** The rows of a search that are flights alone: all of them, where those were searched. */
export const flightRows = (rows: readonly Row[]): FlightOfferAnswer[] => rows.filter(isFlight);

const isFlight = (row: Row): row is FlightOfferAnswer => 'out' in row && !('hotelName' in row);
