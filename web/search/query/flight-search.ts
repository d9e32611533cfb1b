import { addDays, compactDate, type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import type { QueryValues } from './query-values.ts';
import { readTravellers, type Travellers, travellerParameters } from './trip-question.ts';

export type FlightDirection = 'there-and-back' | 'one-way';

/** As the query writes a kind of flight: charter, or GDS and other regular ones ([W]§3.2). */
export const flightTypes = { charter: '1', regular: '0' } as const;
export type FlightType = (typeof flightTypes)[keyof typeof flightTypes];

/** What the flight wizard holds ([W]§2.5, §3.2). Sources and targets are ids of the Ticket lookups. */
export type FlightSearch = Travellers & {
  source: number | undefined;
  target: number | undefined;
  direction: FlightDirection;
  flightType: FlightType;
  dateFrom: PlainDate;
  /** Undefined for a way there alone. */
  dateTo: PlainDate | undefined;
  classId: number;
  currency: string;
};

type Defaults = {
  today: PlainDate;
  currency: string;
  /** What the site sells. */
  flags: { showCharter: boolean; showGds: boolean };
};

const daysAhead = 7; // [W]§9
const daysThere = 7;
const economy = 1;

/** Fills the wizard from a query; what is missing, unreadable or past gets the defaults of [W]§4 and §9. */
export function readFlightSearch(values: QueryValues, { today, currency, flags }: Defaults): FlightSearch {
  const number = (name: string) => {
    const typed = values.get(name.toUpperCase());
    return typed && /^-?\d{1,10}$/.test(typed) ? Number(typed) : undefined;
  };
  const direction = values.get('DIRECTION') === 'one-way' ? 'one-way' : 'there-and-back';
  const typedFrom = parsePlainDate(values.get('DATEFROM') ?? '');
  const dateFrom = typedFrom && typedFrom >= today ? typedFrom : addDays(today, daysAhead);
  return {
    ...readTravellers(values, []), // the results name what cannot be read; a form only needs something to show
    source: number('airFrom'),
    target: number('airTo'),
    direction,
    flightType: flightTypeOf(values.get('ISCHARTER'), flags),
    dateFrom,
    dateTo: returnDate(direction, dateFrom, parsePlainDate(values.get('DATETO') ?? '')),
    classId: number('classId') ?? economy,
    currency: values.get('CURRENCY') ?? currency,
  };
}

/** A site that hides one kind has only the other, whatever the query says. */
function flightTypeOf(asked: string | undefined, { showCharter, showGds }: Defaults['flags']): FlightType {
  if (!showCharter) return flightTypes.regular;
  return asked === flightTypes.regular && showGds ? flightTypes.regular : flightTypes.charter;
}

/** Any day after the way there will do; one that is not is a week later. One way has none. */
const returnDate = (direction: FlightDirection, dateFrom: PlainDate, dateTo: PlainDate | undefined) =>
  direction === 'one-way' ? undefined : dateTo && dateTo > dateFrom ? dateTo : addDays(dateFrom, daysThere);

/** The query that the wizard submits: a way there alone ends on the day it begins ([W]§4). */
export const writeFlightSearch = (search: FlightSearch): Record<string, string> => ({
  SEARCH_TYPE: 'avia',
  ...(search.source === undefined ? {} : { airFrom: `${search.source}` }),
  ...(search.target === undefined ? {} : { airTo: `${search.target}` }),
  ...travellerParameters(search),
  direction: search.direction,
  isCharter: search.flightType,
  dateFrom: compactDate(search.dateFrom),
  dateTo: compactDate(search.dateTo ?? search.dateFrom),
  classId: `${search.classId}`,
  CURRENCY: search.currency,
});
