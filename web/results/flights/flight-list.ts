import type { FlightOfferAnswer, LegAnswer } from '#calls/offer-fields.ts';
import { type DayPart, dayPartOf, dayParts } from '#lib/day-parts.ts';
import type { AgentOffer } from '#web/agent-prices/agent-offer.ts';
import { everyClass, type FlightFilters, type FlightQuestion } from '#web/search/query/flight-question.ts';

/** A flight as a page shows it: what it needs of each leg, without the other classes. */
export type FlightRow = Pick<
  FlightOfferAnswer,
  'price' | 'currency' | 'cat_Claim' | 'freightExternal' | 'classId'
> & {
  out: FlightLeg;
  back: FlightLeg | null;
  /** HH:MM at the site. */
  pricedAt: string;
  /** Of an agent who is logged in. */
  agent?: AgentOffer;
};

export type FlightLeg = Omit<LegAnswer, 'classesLeft' | 'classId'>;

/** What each filter has to choose from, with how many flights each choice would leave. */
export type FlightFacets = {
  kinds: { value: '1' | '0'; count: number }[];
  classes: { value: number; count: number }[];
  airlines: { value: string; name: string; count: number }[];
  leaves: { value: DayPart; count: number }[];
  returns: { value: DayPart; count: number }[];
  seats: number;
  price: { min: number; max: number };
};

type Test = (row: FlightRow, question: FlightQuestion) => boolean;

/** What flights are narrowed by, each by itself. */
const tests = {
  kinds: (row, { isCharter }) => isCharterRow(row) === isCharter,
  classes: ({ classId }, asked) => asked.classId === everyClass || classId === asked.classId,
  airlines: (row, { airlines }) =>
    airlines.length === 0 || legsOf(row).every((leg) => airlines.includes(codeOf(leg))),
  leaves: ({ out }, { leaves }) => leaves.length === 0 || leaves.includes(partOf(out)),
  returns: ({ back }, { returns }) => !back || returns.length === 0 || returns.includes(partOf(back)),
  seats: (row, { onlySeats }) => !onlySeats || hasSeats(row),
  price: ({ price }, { costMin = 0, costMax = Number.POSITIVE_INFINITY }) =>
    price >= costMin && price <= costMax,
} satisfies Record<string, Test>;

type Filter = keyof typeof tests;

const filters = Object.keys(tests) as Filter[]; // the table's own keys

/** Flights that fit all that is asked, in their order; `but` is left out of account. */
export const fitting = (rows: readonly FlightRow[], question: FlightQuestion, but?: Filter): FlightRow[] =>
  rows.filter((row) => filters.every((filter) => filter === but || tests[filter](row, question)));

/** Each count is of the flights that all other filters leave: choosing it shows so many. */
export function countFlights(rows: readonly FlightRow[], question: FlightQuestion): FlightFacets {
  const left = (filter: Filter) => fitting(rows, question, filter);
  const among = <Value>(
    filter: Filter,
    values: Iterable<Value>,
    has: (row: FlightRow, value: Value) => boolean,
  ) => {
    const kept = left(filter);
    return [...new Set(values)].map((value) => ({
      value,
      count: kept.filter((row) => has(row, value)).length,
    }));
  };
  const names = new Map(rows.flatMap(legsOf).map((leg) => [codeOf(leg), leg.carrier]));
  const prices = left('price').map(({ price }) => price);
  return {
    kinds: among('kinds', ['1', '0'] as const, (row, kind) => isCharterRow(row) === (kind === '1')),
    classes: among('classes', rows.map(({ classId }) => classId).sort(), (row, id) => row.classId === id),
    airlines: among('airlines', [...names.keys(), ...question.airlines].sort(), (row, code) =>
      legsOf(row).every((leg) => codeOf(leg) === code),
    ).map((airline) => ({ ...airline, name: names.get(airline.value) ?? airline.value })),
    leaves: among('leaves', dayParts, ({ out }, part) => partOf(out) === part),
    returns: among('returns', dayParts, ({ back }, part) => back !== null && partOf(back) === part),
    seats: left('seats').filter(hasSeats).length,
    price: { min: Math.min(...prices), max: Math.max(...prices) },
  };
}

/** Filters in force, each with the question without it. */
export function chosenFilters(
  question: FlightQuestion,
): { kind: keyof FlightFilters; without: FlightQuestion }[] {
  const { costMin, costMax, ...rest } = question;
  const chosen: { kind: keyof FlightFilters; without: FlightQuestion }[] = [];
  if (question.airlines.length > 0) chosen.push({ kind: 'airlines', without: { ...question, airlines: [] } });
  if (question.leaves.length > 0) chosen.push({ kind: 'leaves', without: { ...question, leaves: [] } });
  if (question.returns.length > 0) chosen.push({ kind: 'returns', without: { ...question, returns: [] } });
  if (question.onlySeats) chosen.push({ kind: 'onlySeats', without: { ...question, onlySeats: false } });
  if (costMin !== undefined || costMax !== undefined) chosen.push({ kind: 'costMin', without: rest });
  return chosen;
}

export const isCharterRow = ({ freightExternal }: Pick<FlightRow, 'freightExternal'>) =>
  freightExternal === 0;

export const legsOf = ({ out, back }: FlightRow): FlightLeg[] => (back ? [out, back] : [out]);

/** The code of the carrier, with which its flight numbers begin. */
const codeOf = ({ flightNumber }: FlightLeg) => flightNumber.split(' ')[0] ?? '';

const hasSeats = (row: FlightRow) => legsOf(row).every(({ seats }) => seats !== 'request');

const partOf = ({ departsAt }: FlightLeg): DayPart => dayPartOf(Number(departsAt.slice(11, 13)));
