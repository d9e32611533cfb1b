import { type ServicePartyLimits, servicePartyLimits } from '#lib/service-party.ts';
import { kindOfSearch, type TravelKind } from '#lib/travel-kind.ts';
import { checkDays } from './query-fields.ts';
import {
  otherNames,
  type SearchParameter,
  type SearchParameters,
  searchParameters,
} from './search-parameters.ts';
import { worldwideTypes } from './search-types.ts';

/** The query of the main search: its parameters, and what they may not say together. */
export const searchQuery = searchParameters.superRefine((given, context) => {
  const query = underOneName(given);
  const refuse: Refuse = (name, message) =>
    context.addIssue({ code: 'custom', path: [nameSent(given, name)], message });
  checkNames(given, refuse);
  checkFamilies(query, refuse);
  checkParty(query, refuse);
  checkRanges(query, refuse);
  checkNeeded(query, refuse);
});

type Refuse = (name: SearchParameter, message: string) => void;

/** The parameters with each thing under its one name. */
export function underOneName(query: SearchParameters): SearchParameters {
  const values: Record<string, unknown> = { ...query };
  for (const [name, other] of otherNames) values[name] ??= values[other];
  return values as SearchParameters; // the two of a pair have the same type, which their list cannot say
}

/** The name that a thing was sent under. */
export function nameSent(given: SearchParameters, name: SearchParameter): SearchParameter {
  if (given[name] !== undefined) return name;
  return otherNames.find(([one, other]) => one === name && given[other] !== undefined)?.[1] ?? name;
}

/** What is searched for. */
export const searchTypeOf = ({ SEARCH_TYPE, PTYPE, TAB_ACTIVE }: SearchParameters) =>
  SEARCH_TYPE ?? PTYPE ?? (TAB_ACTIVE === 'hotel' ? 'hotel' : 'tour');

/** Who travels; where nobody is named two adults, or as many as there may be. */
export function partyOf(query: SearchParameters): { adults: number; childAges: number[] } {
  return { adults: query.ADULT ?? Math.min(2, mostPeople(query).adults), childAges: query.AGES ?? [] };
}

const usual = { adults: 12, children: 4 };

/** Limits of [W]§5; those of services ([W]§9) depend on their kind. */
const partyLimits: Record<Exclude<TravelKind, 'service'>, ServicePartyLimits> = {
  tour: usual,
  hotel: usual,
  excursion: usual,
  flight: usual,
  cruise: { adults: 8, children: 3 },
};

function mostPeople(query: SearchParameters): ServicePartyLimits {
  const family = kindOfSearch(searchTypeOf(query));
  return family === 'service' ? servicePartyLimits(query.ServiceType) : partyLimits[family];
}

/** Two names of one thing must not say different things. */
function checkNames(given: SearchParameters, refuse: Refuse): void {
  for (const [name, other] of otherNames) {
    const [value, otherValue] = [given[name], given[other]];
    if (value !== undefined && otherValue !== undefined && String(value) !== String(otherValue))
      refuse(other, `is not the same as ${name}`);
  }
}

/** Both kinds that are named have to agree; an excursion tour is a tour too. */
function checkFamilies({ SEARCH_TYPE, PTYPE }: SearchParameters, refuse: Refuse): void {
  if (!SEARCH_TYPE || !PTYPE) return;
  const families = [kindOfSearch(SEARCH_TYPE), kindOfSearch(PTYPE)];
  const areTours = families.every((family) => family === 'tour' || family === 'excursion');
  if (families[0] !== families[1] && !areTours) refuse('PTYPE', 'is another search than SEARCH_TYPE');
}

function checkParty(query: SearchParameters, refuse: Refuse): void {
  const most = mostPeople(query);
  const { CHILD: children = 0 } = query;
  const { adults, childAges } = partyOf(query);
  if (adults > most.adults) refuse('ADULT', `is more than ${most.adults}`);
  if (children > most.children) refuse('CHILD', `is more than ${most.children}`);
  if (childAges.length !== children) refuse('AGES', `has ${childAges.length} ages for ${children} children`);
}

function checkRanges(query: SearchParameters, refuse: Refuse): void {
  const { CHECKIN_BEG, CHECKIN_END, NIGHTMIN = 7, NIGHTMAX = 7, COSTMIN, COSTMAX } = query;
  if (CHECKIN_BEG && CHECKIN_END) checkDays({ CHECKIN_BEG, CHECKIN_END }, refuse);
  if (!query.CLAIM && NIGHTMAX < NIGHTMIN) refuse('NIGHTMAX', 'is less than NIGHTMIN');
  if (COSTMIN !== undefined && COSTMAX !== undefined && COSTMAX < COSTMIN)
    refuse('COSTMAX', 'is less than COSTMIN');
  if (query.ACTIONS && query.WITHOUT_PROMO) refuse('WITHOUT_PROMO', 'contradicts ACTIONS');
}

/** What a search cannot do without. */
function checkNeeded(query: SearchParameters, refuse: Refuse): void {
  for (const name of neededIn(query)) if (query[name] === undefined) refuse(name, 'is required');
  const family = kindOfSearch(searchTypeOf(query));
  if (family !== 'flight' && isEveryClass(query.classId))
    refuse('classId', 'can be all classes for flights alone');
}

function neededIn(query: SearchParameters): SearchParameter[] {
  const type = searchTypeOf(query);
  const family = kindOfSearch(type);
  if (family === 'service') return ['STATEFROM', 'CHECKIN_BEG', 'CHECKIN_END'];
  if (family === 'flight') {
    const back = query.direction === 'there-and-back' ? (['CHECKIN_END'] as const) : [];
    return [query.TOWNFROM === undefined ? 'airFrom' : 'TOWNFROM', 'airTo', 'CHECKIN_BEG', ...back];
  }
  // A claim brings the trip and the hotel.
  if (query.CLAIM !== undefined) return [];
  const isAnywhere = worldwideTypes.includes(type) || Boolean(query.HOTELLIST?.length);
  return [
    'CHECKIN_BEG',
    'CHECKIN_END',
    ...(family === 'hotel' ? [] : (['TOWNFROM'] as const)),
    ...(isAnywhere ? [] : (['STATEINC'] as const)),
  ];
}

/** The last class of Ticket/All is all of them. */
export const isEveryClass = (classId = 1) => classId === 5 || classId === -1;
