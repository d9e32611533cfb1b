import type { Client } from '#calls/client.ts';
import { carriers, programs, tours, uFilterList } from '#calls/lookups-filters.ts';
import { suggestion } from '#calls/lookups-places.ts';
import type { ExcursionTest } from '#web/context/excursion-test.ts';
import type { FilterNames, NamedValue } from '#web/search/filters/active-filters.ts';
import type { SearchQuestion } from '#web/search/query/search-question.ts';

/**
 * What tours can be filtered by, and what the chosen places, hotels and tours are called. Where a lookup gives no
 * answer, the name is missing and the filter stays. Visitors without a filter for excursion tours are offered no types
 * of tours.
 */
export async function loadFilterNames(
  client: Client,
  question: SearchQuestion,
  { hasFilter }: Pick<ExcursionTest, 'hasFilter'>,
): Promise<FilterNames> {
  const { townFrom, state, kind, hotels, towns, regions } = question;
  const asked = { townFrom, state, searchType: kind };
  const [sold, words, offered, airlines, hotelNames, townNames, regionNames] = await Promise.all([
    client.call(programs, asked),
    client.call(uFilterList, asked),
    client.call(tours, asked),
    question.carriers.length > 0 ? client.call(carriers, { townFrom, state }) : undefined,
    namesOf(client, question, 'hotel', hotels),
    namesOf(client, question, 'town', towns),
    namesOf(client, question, 'region', regions),
  ]);
  const all = offered.ok ? offered.value : [];
  return {
    programs: sold.ok ? sold.value.map(named) : [],
    words: words.ok ? words.value.map(named) : [],
    tourTypes: hasFilter ? tourTypes(all) : [],
    tours: all.filter(({ id }) => question.tours.includes(id)).map(named),
    carriers: airlines?.ok ? airlines.value.map(named) : [],
    hotels: hotelNames,
    towns: townNames,
    regions: regionNames,
  };
}

const named = ({ id, name }: { id: number; name: string }): NamedValue => ({ value: id, name });

type Typed = { tourType: number | null; tourTypeName: string };

/** Each type once, in the order of the tours. */
const tourTypes = (all: readonly Typed[]): NamedValue[] =>
  [...new Map(all.map(({ tourType, tourTypeName }) => [tourType, tourTypeName]))].flatMap(([value, name]) =>
    value === null || name === '' ? [] : [{ value, name }],
  );

/** More of them have no names of their own: an address may list any number. */
const mostNamed = 20;

async function namesOf(
  client: Client,
  { townFrom }: SearchQuestion,
  type: 'hotel' | 'town' | 'region',
  incs: readonly number[],
): Promise<NamedValue[]> {
  const found = await Promise.all(
    incs.slice(0, mostNamed).map((inc) => client.call(suggestion, { townFrom, type, inc })),
  );
  return found.flatMap((answer) =>
    answer.ok ? answer.value.map(({ inc, name }) => ({ value: inc, name })) : [],
  );
}
