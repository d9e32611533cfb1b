import { type TourKind, travelKinds } from '#lib/travel-kind.ts';
import { type Asked, type ReadWith, readAsked, slices } from './asked.ts';
import { type HotelFilters, hotelFilters, type OfferFilters, writeOfferFilters } from './filters.ts';
import { partyProblems } from './party.ts';
import { type SaidPlace, writePlace } from './place.ts';
import { otherNamesOf, type QueryProblem, said, writeQuery } from './query-values.ts';
import { type ResultPage, resultPage } from './result-page.ts';
import { type SeenBox, seenBox } from './seen-box.ts';
import { type TourWishes, tourWishes } from './tour-wishes.ts';
import { type TripQuestion, withoutFlight, writeTrip } from './trip.ts';

/** Everything that the address of a results page asks for. */
export type SearchQuestion = TripQuestion &
  Omit<SaidPlace, 'state'> &
  SeenBox &
  HotelFilters &
  OfferFilters &
  TourWishes &
  ResultPage & { kind: TourKind; state: number };

export type ReadQuestion =
  | { ok: true; question: SearchQuestion }
  | { ok: false; problems: QueryProblem[]; typed: Record<string, string> };

/** What stands in for what an address does not say. */
type Defaults = { townFrom: number; state?: number };

/** The search that an address asks for, or every field of it that is wrong. */
export function searchAsked(asked: Asked, kind: TourKind, { townFrom, state }: Defaults): ReadQuestion {
  const question: SearchQuestion = {
    ...asked.trip,
    townFrom: travelKinds[kind].hasFlight ? (asked.trip.townFrom ?? townFrom) : withoutFlight,
    kind,
    ...asked.place,
    state: asked.place.state ?? state ?? 0,
    ...asked.seenBox,
    ...asked.hotelFilters,
    ...asked.offerWishes,
    ...asked.tourWishes,
    ...asked.flight,
    ...asked.resultPage,
  };
  if (onlyHotelAsked(question)) question.packets = question.packets.filter((packet) => packet !== 'tour');
  const { trip, place, seenBox, hotelFilters, offerWishes, tourWishes, flight, resultPage } = asked.problems;
  const isMissing = !asked.values.has('STATEINC') && state === undefined;
  const missing = { field: 'STATEINC', kind: 'required' as const, typed: '' };
  const wrong = [
    ...trip,
    ...partyProblems(asked.trip, kind),
    ...(isMissing ? [missing] : []),
    ...place,
    ...seenBox,
    ...hotelFilters,
    ...offerWishes,
    ...tourWishes,
    ...flight,
    ...resultPage,
  ];
  return wrong.length === 0
    ? { ok: true, question }
    : { ok: false, problems: wrong, typed: Object.fromEntries(asked.values) };
}

/** Whether one hotel is chosen: whatever is found then is of a hotel, so that wishing so says nothing ([W]§4). */
export const onlyHotelAsked = ({ hotels }: Pick<SaidPlace, 'hotels'>): boolean => hotels.length === 1;

/** The search of a form or an address that is no request of its own. */
export const readSearch = (
  params: URLSearchParams,
  kind: TourKind,
  given: Defaults & ReadWith,
): ReadQuestion => searchAsked(readAsked(params, given), kind, given);

/** The question under the names of the calls. */
export const writeSearch = (question: SearchQuestion) => ({
  ...writePlace(question),
  ...writeTrip(question),
  ...seenBox.write(question),
  ...hotelFilters.write(question),
  ...writeOfferFilters(question),
  ...tourWishes.write(question),
  ...resultPage.write(question),
});

/** What is asked about all that a list has, however it is ordered and whatever is shown of it. */
export function listQuery(question: SearchQuestion): string {
  const { SORT_TYPE: _, PRICE_PAGE: __, ...asked } = writeSearch(question);
  return writeQuery({ SEARCH_TYPE: question.kind, ...said(asked) });
}

/** What its address says, defaults left out: the one address of this choice. */
export const searchParameters = (question: SearchQuestion): Record<string, string> =>
  said({
    ...writeSearch(question),
    ...(travelKinds[question.kind].hasFlight ? {} : { TOWNFROM: undefined }),
  });

const written = ['SEARCH_TYPE', ...Object.values(slices).flatMap(({ names }) => names)];
const ownNames = new Set([...written, ...otherNamesOf(written)]);

/** What the address says beside the question, such as a campaign: it stays as it is. */
export const extraParameters = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...params].filter(([name]) => !ownNames.has(name.toUpperCase())));

/** The address of a question with some of it changed; any change but of the page begins at the first page. */
export function searchAddress(question: SearchQuestion, change: Partial<SearchQuestion> = {}): string {
  const page = change.page ?? (Object.keys(change).length === 0 ? question.page : 1);
  return `?${writeQuery(searchParameters({ ...question, ...change, page }))}`;
}
