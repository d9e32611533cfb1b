import { otherNames } from '#calls/search-names.ts';
import type { SearchParameter, SearchParameters } from '#calls/search-parameters.ts';
import type { SaleContext } from '#domain/offers/offer-view.ts';
import {
  countOffered,
  type Filters,
  type HotelSearch,
  type Relaxation,
  relaxSearch,
  withoutFilters,
} from '#domain/offers/search-hotels.ts';
import { minorPerUnit } from '#lib/money.ts';
import { compactDate, fromDayNumber } from '#lib/plain-date.ts';
import type { SearchAnswer } from './core-search-answer.ts';
import { hotelSearch, type ParsedSearch } from './core-search-question.ts';
import type { Texts } from './core-texts.ts';

type RelaxationAnswer = SearchAnswer['relaxations'][number];

/** The parameters of each filter. */
const parametersOf: Record<keyof Filters, readonly SearchParameter[]> = {
  starIds: ['STARLIST'],
  mealIds: ['MEALLIST'],
  regionIds: ['REGIONTO'],
  townIds: ['TOWNTO'],
  attributeIds: ['HOTELATTR'],
  minMinor: ['COSTMIN'],
  maxMinor: ['COSTMAX'],
  instantOnly: ['MOMENT_CONFIRM', 'FILTER'],
  charter: ['CHARTER', 'isCharter'],
  regular: ['REGULAR', 'isCharter'],
};

/** What a query may ask of tours and offers beside the filters, each group by itself, and what asks nothing. */
const conditions = [
  { BOX: undefined },
  { TOUR: [] },
  { TOURTYPE: [] },
  { PROGRAMGROUP: [] },
  { UFILTER: undefined },
  { FIELD_EXCURSION_TITLE: [] },
  { HAS_EXCURSION: false, HAS_CRUSETOUR: false },
  { PACKET_TOUR: false, PACKET_EXCURSION: false, PACKET_ONLY_HOTELS: false },
  { ACTIONS: false, WITHOUT_PROMO: false },
  { FREIGHT: false },
  { CARRIERLIST: [] },
  { LEAVES: [], RETURNS: [] },
  { COMFORTABLE_SEATS: false },
  { CHAIN: [] },
] as const satisfies Partial<Record<SearchParameter, unknown>>[];

/**
 * The changes that lead from an empty answer to offers, each tried by itself and with everything else as it was asked:
 * a filter or a condition left out, where that is not enough all of them; other days, lengths of stay and towns.
 */
export async function relaxationsOf(
  sale: SaleContext,
  asked: ParsedSearch,
  search: HotelSearch | undefined,
  text: Texts,
): Promise<RelaxationAnswer[]> {
  const relaxations = search ? await relaxSearch(sale.moment, search) : [];
  const answers = relaxations.map((relaxation) =>
    relaxationAnswer(relaxation, search!, asked, { sale, text }),
  );
  const filters = answers.filter(({ change }) => change === 'filters');
  const others = answers.filter(({ change }) => change !== 'filters');
  const said = conditions.filter((group) => namesSaid(Object.keys(group), asked).length > 0);
  const fewer = await Promise.all(said.map((group) => wayWithout(sale, asked, group, (search) => search)));
  const ways = [...filters, ...fewer.flat()];
  if (ways.length > 0 || said.length === 0) return [...ways, ...others];
  const nothing = Object.assign({}, ...said) as Partial<SearchParameters>; // said are parts of it
  return [...(await wayWithout(sale, asked, nothing, withoutFilters)), ...others];
}

/** The way to the search without some conditions, and as `change` makes it; none where it leads nowhere. */
async function wayWithout(
  sale: SaleContext,
  asked: ParsedSearch,
  conditions: object,
  change: typeof withoutFilters,
): Promise<RelaxationAnswer[]> {
  const query = { ...asked.query, ...conditions };
  const before = hotelSearch(sale, { ...asked, query });
  const search = before && change(before);
  const counted = search && (await countOffered(sale.moment, search));
  if (!counted) return [];
  const left = filtersLeftOut(search.filters, before.filters);
  const names = namesSaid([...Object.keys(conditions), ...left], asked);
  return [{ change: 'filters', query: underAllNames(emptied(names), asked), label: '', ...priced(counted) }];
}

/** The parameters that differ from the question; an empty value means that the parameter goes. */
function relaxationAnswer(
  { change, question, filters, ...counted }: Relaxation,
  search: HotelSearch,
  asked: ParsedSearch,
  { sale, text }: { sale: SaleContext; text: Texts },
): RelaxationAnswer {
  const query: Record<string, string> = emptied(namesSaid(filtersLeftOut(filters, search.filters), asked));
  if (change === 'dates') {
    query.CHECKIN_BEG = compactDate(fromDayNumber(question.departFrom));
    query.CHECKIN_END = compactDate(fromDayNumber(question.departTo));
  }
  if (change === 'nights') {
    query.NIGHTMIN = String(question.nightsMin);
    query.NIGHTMAX = String(question.nightsMax);
  }
  if (question.townId !== search.question.townId) query.TOWNFROM = String(question.townId);
  const town = sale.moment.directory.departureTowns.get(question.townId);
  return {
    change,
    query: underAllNames(query, asked),
    label: change === 'town' && town ? text(town.name) : '',
    ...priced(counted),
  };
}

const priced = ({ count, minMinor }: { count: number; minMinor: number }) => ({
  count,
  minPrice: minMinor / minorPerUnit,
});

/** The parameters of the filters that are gone. */
const filtersLeftOut = (now: Filters, before: Filters): SearchParameter[] =>
  (Object.keys(parametersOf) as (keyof Filters)[])
    .filter((name) => String(now[name]) !== String(before[name]))
    .flatMap((name) => parametersOf[name]);

/** Those of the parameters that the query says anything by. */
const namesSaid = (names: readonly string[], { query }: ParsedSearch): SearchParameter[] =>
  [...new Set(names as SearchParameter[])].filter((name) => isSaid(name, query[name]));

/** Charter and regular flights are asked for unless one of them is not; everything else is the other way round. */
const isSaid = (name: SearchParameter, value: SearchParameters[SearchParameter]) =>
  name === 'CHARTER' || name === 'REGULAR'
    ? value === false
    : name === 'isCharter'
      ? value !== undefined
      : value !== undefined && value !== false && String(value) !== '';

const emptied = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));

/** A change of parameters; one that was sent under its other name has to go under that one. */
const underAllNames = (change: Record<string, string>, { sent }: ParsedSearch): Record<string, string> => ({
  ...change,
  ...emptied(
    otherNames.flatMap(([name, other]) => (name in change && sent[other] !== undefined ? [other] : [])),
  ),
});
