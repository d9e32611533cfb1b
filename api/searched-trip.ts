import { type SearchParameters, searchParameters } from '#calls/search-parameters.ts';
import { partyOf, rowAsked, underOneName } from '#calls/search-query.ts';
import type { SearchedTrip } from '#domain/offers/searched-trip.ts';
import { airportCode } from '#domain/tickets/airport-inc.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readParameters } from './read-parameters.ts';

/** Reads the query of a search as far as a letter tells it; what is wrong is its detail. */
export function searchedTrip(search: string): Result<SearchedTrip, 'not-a-search'> {
  const read = readParameters(searchParameters, new URLSearchParams(search));
  const wrong = (name: string, reason: string) => fail('not-a-search', `${name} ${reason}`);
  if (!read.ok) return wrong(read.fields[0]?.field ?? '', read.fields[0]?.reason ?? 'is wrong');
  const query = underOneName(read.value);
  const { adults, childAges } = partyOf(query);
  if (childAges.length !== (query.CHILD ?? 0)) return wrong('AGES', 'are not one for each child');
  const row = rowAsked(query);
  const { NIGHTMIN: nightsFrom, NIGHTMAX: nightsTo = nightsFrom } = query;
  return ok({
    townId: row.hasFlight ? query.TOWNFROM : undefined,
    flights: row.finds === 'flights' ? airportsOf(query) : undefined,
    stateId: query.STATEINC,
    hotelIds: query.HOTELLIST ?? [],
    from: query.CHECKIN_BEG,
    to: query.CHECKIN_END,
    nights: nightsFrom && nightsTo ? { from: nightsFrom, to: nightsTo } : null,
    adults,
    childAges,
  });
}

const airportsOf = ({ airFrom, airTo, direction }: SearchParameters): SearchedTrip['flights'] =>
  airTo === undefined
    ? undefined
    : {
        from: airFrom === undefined ? undefined : airportCode(airFrom),
        to: airportCode(airTo),
        isOneWay: direction === 'one-way',
      };
