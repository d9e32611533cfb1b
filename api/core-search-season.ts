import { searchTypeOf } from '#calls/search-query.ts';
import type { HotelSearch } from '#domain/offers/search-hotels.ts';
import { dayNumber, type PlainDate } from '#lib/plain-date.ts';
import type { SearchType } from '#lib/travel-kind.ts';
import { monthsOfSeason, type Season } from '#sites/seasons.ts';
import type { Site } from '#sites/site.ts';
import type { ParsedSearch } from './core-search-question.ts';

const seasonOf: { [Type in SearchType]?: Season } = { lato: 'summer', zima: 'winter' };

/** A search of a season asks for no day outside it ([W]§4); undefined where none of the asked days lies within. */
export function inSeason(
  search: HotelSearch | undefined,
  { query }: ParsedSearch,
  { site, today }: { site: Pick<Site, 'seasons'>; today: PlainDate },
): HotelSearch | undefined {
  const season = seasonOf[searchTypeOf(query)];
  if (!search || !season) return search;
  const months = monthsOfSeason(site.seasons[season], today);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return undefined;
  const departFrom = Math.max(search.question.departFrom, dayNumber(first.from));
  const departTo = Math.min(search.question.departTo, dayNumber(last.to));
  return departFrom > departTo
    ? undefined
    : { ...search, question: { ...search.question, departFrom, departTo } };
}
