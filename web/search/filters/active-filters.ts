import { plainStar } from '#lib/star-category.ts';
import { hasCosts, withoutCosts } from '#web/search/query/filters.ts';
import { anyFlight } from '#web/search/query/flight.ts';
import type { Facets } from '#web/search/query/search-answer.ts';
import { type SearchQuestion, searchAddress } from '#web/search/query/search-question.ts';
import { noTourWishes } from '#web/search/query/tour-wishes.ts';

/** Lists of a question that filter it, in the order in which they are shown. */
export const listFilters = [
  ...(['stars', 'meals', 'regions', 'towns', 'hotels', 'attributes'] as const),
  ...(['tours', 'tourTypes', 'programs', 'words', 'excursions', 'carriers', 'leaves', 'returns'] as const),
];
export type ListFilter = (typeof listFilters)[number];

/** What a value of a list is called. */
export type NamedValue = { value: number; name: string; count?: number };

/** What the values of lists are called that no facet counts. */
export type FilterNames = { [Kind in ListFilter]?: NamedValue[] };

/** A filter in force: what it is and the address without it. */
export type ActiveFilter =
  /** Without a name where no hotel of the answer has the value. */
  | { kind: ListFilter; name: string | undefined; value: number; without: string }
  | { kind: 'price'; min: number | undefined; max: number | undefined; without: string }
  | { kind: SwitchFilter; without: string };

/** A filter that is on or off. */
export type SwitchFilter =
  | 'instant'
  | 'seats'
  | 'promotion'
  | 'noPromotion'
  | 'charter'
  | 'regular'
  | 'packets'
  | 'box';

/** What the question sets of each switch, and what takes that away. */
const switches: [SwitchFilter, (asked: SearchQuestion) => boolean, Partial<SearchQuestion>][] = [
  ['instant', ({ onlyInstant }) => onlyInstant, { onlyInstant: false }],
  ['seats', ({ seatsOnly }) => seatsOnly, { seatsOnly: false }],
  ['promotion', ({ promotion }) => promotion === 'only', { promotion: 'any' }],
  ['noPromotion', ({ promotion }) => promotion === 'without', { promotion: 'any' }],
  ['charter', ({ flight }) => flight === 'charter', { flight: 'any' }],
  ['regular', ({ flight }) => flight === 'regular', { flight: 'any' }],
  ['packets', ({ packets }) => packets.length > 0, { packets: [] }],
  ['box', ({ box }) => box !== undefined, { box: undefined }],
];

/** Every filter of the question, in the order of the column. */
export function activeFilters(
  question: SearchQuestion,
  facets: Facets,
  names: FilterNames = {},
): ActiveFilter[] {
  const { costMin: min, costMax: max } = question;
  const without = (change: Partial<SearchQuestion>) => searchAddress(question, change);
  const price = { kind: 'price' as const, min, max };
  return [
    ...(hasCosts(question)
      ? [{ ...price, without: searchAddress(withoutCosts(question), { page: 1 }) }]
      : []),
    ...listFilters.flatMap((kind) =>
      question[kind].map((value) => ({
        kind,
        value,
        name: nameOf(facets, kind, value) ?? nameOf(names, kind, value),
        without: without({ [kind]: question[kind].filter((each) => each !== value) }),
      })),
    ),
    ...switches.flatMap(([kind, isOn, off]) => (isOn(question) ? [{ kind, without: without(off) }] : [])),
  ];
}

function nameOf(names: FilterNames, kind: ListFilter, value: number): string | undefined {
  const name = names[kind]?.find((each) => each.value === value)?.name;
  return kind === 'stars' && name ? plainStar(name) : name;
}

/** The question without any filter: what is left is the trip. */
export const withoutFilters = (question: SearchQuestion): SearchQuestion => ({
  ...withoutCosts(question),
  ...noTourWishes,
  stars: [],
  meals: [],
  regions: [],
  attributes: [],
  towns: [],
  hotels: [],
  box: undefined,
  onlyInstant: false,
  ...anyFlight,
  page: 1,
});

export const filterCount = (question: SearchQuestion) =>
  listFilters.reduce((sum, kind) => sum + question[kind].length, 0) +
  Number(hasCosts(question)) +
  switches.filter(([, isOn]) => isOn(question)).length;
