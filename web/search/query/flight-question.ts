import type { DayPart } from '#lib/day-parts.ts';
import { type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import type { Asked } from './asked.ts';
import type { QueryProblem, QueryValues } from './query-values.ts';
import { largestInc, readNumber, readOptional, readParts, writeQuery } from './query-values.ts';
import { type Travellers, writeDays, writeTravellers } from './trip.ts';

export type Direction = 'there-and-back' | 'one-way';

/** The last of the classes stands for all of them. */
export const everyClass = 5;

/** The flights of a trip ([W]§3.2): airports by the numbers of the lookups. */
export type FlightTrip = Travellers & {
  source: number;
  target: number;
  direction: Direction;
  /** Of charters; else of regular flights. */
  isCharter: boolean;
  classId: number;
  dateFrom: PlainDate;
  /** One way there is none. */
  dateTo: PlainDate | undefined;
};

/** What narrows the flights that were found. */
export type FlightFilters = {
  /** Codes of carriers, ascending. */
  airlines: string[];
  /** When one leaves on the way there, and on the way back. */
  leaves: DayPart[];
  returns: DayPart[];
  onlySeats: boolean;
  /** In whole units of the currency. */
  costMin?: number;
  costMax?: number;
};

/** Everything that the address of a page of flights asks for. */
export type FlightQuestion = FlightTrip &
  FlightFilters & {
    /** Where it is not the visitor's own choice. */
    currency?: string;
    sort: number;
    page: number;
  };

/** As an address says it: what it leaves out is the page's to say. */
export type SaidFlights = Omit<FlightQuestion, 'source' | 'target' | 'isCharter' | 'dateFrom' | 'dateTo'> & {
  source: number | undefined;
  target: number | undefined;
  isCharter: boolean | undefined;
  dateFrom: PlainDate | undefined;
  dateTo: PlainDate | undefined;
  problems: QueryProblem[];
};

export const noFlightFilters: FlightFilters = { airlines: [], leaves: [], returns: [], onlySeats: false };

/** Reads an address of flights; names are read whatever their case, and those of trips count too. */
export function readFlights(asked: Pick<Asked, 'trip' | 'offerWishes' | 'problems' | 'values'>): SaidFlights {
  const { trip, offerWishes, values } = asked;
  // A day of return is no end of a range of departures: it may be as late as flights are sold.
  const problems = asked.problems.trip.filter(
    ({ field, kind }) => !field.startsWith('NIGHT') && kind !== 'days',
  );
  const airport = (name: string) => readOptional(values, { name, min: 1, max: largestInc }, problems);
  const direction = values.get('DIRECTION') === 'one-way' ? 'one-way' : 'there-and-back';
  const { costMin, costMax, currency } = offerWishes;
  return {
    source: airport('AIRFROM'),
    target: airport('AIRTO'),
    direction,
    isCharter: readKind(values.get('ISCHARTER')),
    classId: readClass(values, problems),
    dateFrom: values.has('CHECKIN_BEG') ? trip.checkInFrom : undefined,
    dateTo: direction === 'there-and-back' ? parsePlainDate(values.get('CHECKIN_END') ?? '') : undefined,
    adults: trip.adults,
    childAges: trip.childAges,
    airlines: readCodes(values, 'AIRLINE'),
    leaves: readParts(values, 'LEAVES', problems),
    returns: readParts(values, 'RETURNS', problems),
    onlySeats: values.get('FREIGHT') === '1',
    ...(costMin === undefined ? {} : { costMin }),
    ...(costMax === undefined ? {} : { costMax }),
    ...(currency === undefined ? {} : { currency }),
    sort: readNumber(values, { name: 'AIR_TICKETS_SORT', min: 0, max: 3, fallback: 0 }, problems),
    page: readNumber(values, { name: 'PRICE_PAGE', min: 1, max: 100, fallback: 1 }, problems),
    problems,
  };
}

function readKind(typed: string | undefined): boolean | undefined {
  if (typed === undefined) return undefined;
  return /^(1|true)$/i.test(typed);
}

function readClass(values: QueryValues, problems: QueryProblem[]): number {
  if (values.get('CLASSID') === '-1') return everyClass;
  return readNumber(values, { name: 'CLASSID', min: 1, max: everyClass, fallback: 1 }, problems);
}

const readCodes = (values: QueryValues, name: string) =>
  [...new Set((values.get(name) ?? '').toUpperCase().split(','))]
    .filter((code) => /^[A-Z0-9]{2,3}$/.test(code))
    .sort();

/** The trip under the names of [W]§3.1; one way leads back on the day that it leaves. */
export function writeFlightTrip({ dateFrom, dateTo = dateFrom, ...trip }: FlightTrip) {
  const { CHECKIN_BEG, CHECKIN_END } = writeDays({ checkInFrom: dateFrom, checkInTo: dateTo });
  return {
    airFrom: trip.source,
    airTo: trip.target,
    direction: trip.direction,
    isCharter: trip.isCharter ? ('1' as const) : ('0' as const),
    classId: trip.classId,
    dateFrom: CHECKIN_BEG,
    dateTo: trip.direction === 'one-way' ? CHECKIN_BEG : CHECKIN_END,
    ...writeTravellers(trip),
  };
}

/** What its address says, defaults of the filters left out: the one address of this choice. */
export function flightParameters(question: FlightQuestion): Record<string, string> {
  const { airlines, leaves, returns, onlySeats, costMin, costMax, currency, sort, page } = question;
  return spoken({
    ...writeFlightTrip(question),
    AIRLINE: airlines.join(','),
    LEAVES: leaves.join(','),
    RETURNS: returns.join(','),
    FREIGHT: onlySeats ? 1 : undefined,
    COSTMIN: costMin,
    COSTMAX: costMax,
    CURRENCY: currency,
    AIR_TICKETS_SORT: sort || undefined,
    PRICE_PAGE: page === 1 ? undefined : page,
  });
}

/** What is said, as text. */
export const spoken = (written: Record<string, string | number | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(written).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );

/** The address of a question with some of it changed; any change but of the page begins at the first page. */
export function flightAddress(question: FlightQuestion, change: Partial<FlightQuestion> = {}): string {
  const page = change.page ?? 1;
  return `?${writeQuery(flightParameters({ ...question, ...change, page }))}`;
}

/** The question without what narrows its answer. */
export function withoutFlightFilters({
  costMin: _,
  costMax: __,
  ...question
}: FlightQuestion): FlightQuestion {
  return { ...question, ...noFlightFilters, page: 1 };
}

const ownNames = new Set([
  ...['AIRFROM', 'AIRTO', 'DIRECTION', 'ISCHARTER', 'CLASSID', 'CHECKIN_BEG', 'CHECKIN_END'],
  ...['DATEFROM', 'DATETO', 'ADULT', 'CHILD', 'ADULTS', 'CHILDREN', 'ADULTCOUNT', 'CHILDCOUNT'],
  ...['AGES', 'CHILDAGELIST', 'AGE1', 'AGE2', 'AGE3', 'AGE4', 'SEARCH_TYPE', 'SEARCHTYPE', 'PTYPE'],
  ...['AIRLINE', 'LEAVES', 'RETURNS', 'FREIGHT', 'COSTMIN', 'COSTMAX', 'CURRENCY'],
  ...['AIR_TICKETS_SORT', 'PRICE_PAGE'],
]);

/** What the address says beside the question, such as a campaign: it stays as it is. */
export const besideFlights = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...params].filter(([name]) => !ownNames.has(name.toUpperCase())));
