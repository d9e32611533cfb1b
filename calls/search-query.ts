import { type ServicePartyLimits, servicePartyLimits } from '#lib/service-party.ts';
import { goTogether, kindOfSearch, kindOfTab, rowOf } from '#lib/travel-kind.ts';
import { checkDays } from './query-fields.ts';
import { otherNames } from './search-names.ts';
import { type SearchParameter, type SearchParameters, searchParameters } from './search-parameters.ts';
import { worldwideTypes } from './search-types.ts';

/** The query of the main search: its parameters, and what they may not say together. */
export const searchQuery = searchParameters.superRefine((given, context) => {
  const query = underOneName(given);
  const refuse: Refuse = (name, message) =>
    context.addIssue({ code: 'custom', path: [nameSent(given, name)], message });
  checkNames(given, refuse);
  checkKinds(query, refuse);
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
  SEARCH_TYPE ?? PTYPE ?? kindOfTab(TAB_ACTIVE);

/** Who travels; where nobody is named two adults, or as many as there may be. */
export function partyOf(query: SearchParameters): { adults: number; childAges: number[] } {
  return { adults: query.ADULT ?? Math.min(2, mostPeople(query).adults), childAges: query.AGES ?? [] };
}

/** What is known of the kind that is searched for. */
export const rowAsked = (query: SearchParameters) => rowOf(kindOfSearch(searchTypeOf(query)));

/** Limits of [W]§5; those of services ([W]§9) depend on their kind. */
const mostPeople = (query: SearchParameters): ServicePartyLimits =>
  rowAsked(query).party ?? servicePartyLimits(query.ServiceType);

/** Two names of one thing must not say different things. */
function checkNames(given: SearchParameters, refuse: Refuse): void {
  for (const [name, other] of otherNames) {
    const [value, otherValue] = [given[name], given[other]];
    if (value !== undefined && otherValue !== undefined && String(value) !== String(otherValue))
      refuse(other, `is not the same as ${name}`);
  }
}

/** Both kinds that are named have to agree. */
function checkKinds({ SEARCH_TYPE, PTYPE }: SearchParameters, refuse: Refuse): void {
  if (!SEARCH_TYPE || !PTYPE) return;
  if (!goTogether(kindOfSearch(SEARCH_TYPE), kindOfSearch(PTYPE)))
    refuse('PTYPE', 'is another search than SEARCH_TYPE');
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
  if (rowAsked(query).finds !== 'flights' && isEveryClass(query.classId))
    refuse('classId', 'can be all classes for flights alone');
}

function neededIn(query: SearchParameters): SearchParameter[] {
  return needed[rowAsked(query).finds](query);
}

const needed: Record<ReturnType<typeof rowAsked>['finds'], (query: SearchParameters) => SearchParameter[]> = {
  services: () => ['STATEFROM', 'CHECKIN_BEG', 'CHECKIN_END'],
  flights: ({ TOWNFROM, direction }) => {
    const back = direction === 'there-and-back' ? (['CHECKIN_END'] as const) : [];
    return [TOWNFROM === undefined ? 'airFrom' : 'TOWNFROM', 'airTo', 'CHECKIN_BEG', ...back];
  },
  hotels: (query) => {
    // A claim brings the trip and the hotel.
    if (query.CLAIM !== undefined) return [];
    const isAnywhere = worldwideTypes.includes(searchTypeOf(query)) || Boolean(query.HOTELLIST?.length);
    return [
      'CHECKIN_BEG',
      'CHECKIN_END',
      ...(rowAsked(query).hasFlight ? (['TOWNFROM'] as const) : []),
      ...(isAnywhere ? [] : (['STATEINC'] as const)),
    ];
  },
};

/** The last class of Ticket/All is all of them. */
export const isEveryClass = (classId = 1) => classId === 5 || classId === -1;
