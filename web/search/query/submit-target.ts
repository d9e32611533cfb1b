import { travelKinds } from '#lib/travel-kind.ts';
import type { PagePath } from '#web/context/page-path.ts';
import type { SearchForm } from './search-form.ts';

/** What a wizard leads by: what is looked for, and the slug of the country. */
type Asked = Pick<SearchForm, 'mode' | 'place'> & { countrySlug: string | undefined };

type Row = [page: RegExp, target: (asked: Asked, path: string) => PagePath];

const { tour, hotel, cruise, excursion, flight, service } = travelKinds;

const resultsOf = ({ mode }: Asked): PagePath => travelKinds[mode].search.results;

/** Where the tours-and-hotels wizard leads from each page ([W]§2.4); the first row that fits. */
const rows: readonly Row[] = [
  [/^\/search\/(tours|hotels|hot-tours|lato|zima|resorts)$/, (_, path) => path as PagePath],
  // a page of a hotel or a resort asks again: its market and its slug are its path
  [/^\/(hotels|tours|resorts)\/[^/]+\/[^/]+$/, (_, path) => path as PagePath],
  // an editors' page of tours would lead on to the search for them
  [/^\/?$|^\/(hotelgroup|ads)(\/|$)/, resultsOf],
  [
    /^\/hotels(\/|$)/,
    ({ countrySlug }) => (countrySlug ? `${hotel.details}/${countrySlug}` : hotel.search.results),
  ],
];

/**
 * Where the tours-and-hotels wizard leads from a page, whose path is in no language: to the chosen hotel, else to where
 * the page says, else to the tours of the country.
 */
export function tourTarget(asked: Asked, page: string): PagePath {
  const path = page.replace(/\/+$/, '');
  const [, target = otherwise] = rows.find(([of]) => of.test(path)) ?? [];
  return chosenHotel(asked) ?? target(asked, path);
}

const otherwise = ({ countrySlug }: Asked): PagePath =>
  countrySlug ? `${tour.details}/${countrySlug}` : tour.search.results;

/** The page of the hotel that was chosen as the place: it is told by the slugs of its country and its own. */
function chosenHotel({ mode, place }: Asked): PagePath | undefined {
  const details = travelKinds[mode].hasFlight ? tour.details : hotel.details;
  return place?.type === 'hotel' ? `${details}/${place.slug as `${string}/${string}`}` : undefined;
}

/** The page of excursion tours leads on to those of the country ([W]§2.4), every other page to their results ([W]§2.7). */
export function excursionTarget(countrySlug: string | undefined, page: string): PagePath {
  const { landing, results } = excursion.search;
  return countrySlug && page.replace(/\/+$/, '') === landing ? `${landing}/${countrySlug}` : results;
}

/** Whatever page it stands on, the wizard of flights leads to their results ([W]§2.5). */
export const flightTarget = (): PagePath => flight.search.results;

/** To the program or the liner whose page it is, or the one liner that is chosen; else to the results ([W]§2.6). */
export function cruiseTarget(chosen: readonly { slug: string }[], page: string): PagePath {
  const path = page.replace(/\/+$/, '');
  if (/^\/cruises\/[^/]+\/[^/]+$|^\/cruise\/[^/]+$/.test(path)) return path as PagePath;
  const [only, second] = chosen;
  return only && !second ? `${cruise.details}/${only.slug}` : cruise.search.results;
}

/** The wizard of services leads to what is found, wherever it stands ([W]§2.8). */
export const servicesTarget = (): PagePath => service.search.results;
