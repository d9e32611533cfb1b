import type { StateEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { noFlightTown } from '#domain/offers/destinations.ts';
import type { ContentMoment } from './live-content.ts';

type Content = Pick<ContentMoment, 'countries' | 'countryIcons' | 'holidayTypes' | 'countryHolidayTypes'>;

/** A destination with what the sites say of it. */
export type Country = {
  state: StateEntry;
  /** Departure towns of the market that it is sold from; "without flight" may be among them. */
  townIds: readonly number[];
  content: ContentMoment['countries'][number] | undefined;
  icons: ContentMoment['countryIcons'];
  holidayTypes: ContentMoment['holidayTypes'];
};

/** The destinations that are sold in a market, or from one of its towns; those that are off are left out. */
export function listCountries(
  content: Content,
  moment: CatalogueMoment,
  { market, townFrom }: { market: string; townFrom?: number | undefined },
): Country[] {
  const rows = new Map(content.countries.map((row) => [row.state_id, row]));
  const icons = Map.groupBy(content.countryIcons, (icon) => icon.state_id);
  const types = Map.groupBy(content.countryHolidayTypes, (row) => row.state_id);
  return [...townsByState(moment, market)].flatMap(([stateId, townIds]) => {
    const state = moment.directory.states.get(stateId);
    const row = rows.get(stateId);
    if (!state || row?.is_active === false) return [];
    if (townFrom !== undefined && !townIds.includes(townFrom)) return [];
    const typeIds = new Set(types.get(stateId)?.map((type) => type.holiday_type_id));
    return [
      {
        state,
        townIds,
        content: row,
        icons: icons.get(stateId) ?? [],
        holidayTypes: content.holidayTypes.filter(({ id }) => typeIds.has(id)),
      },
    ];
  });
}

const known = new WeakMap<CatalogueMoment, Map<string, Map<number, number[]>>>();

/** From which towns of a market each state is sold; found once for a moment. */
function townsByState(moment: CatalogueMoment, market: string): Map<number, number[]> {
  const answers = known.get(moment) ?? new Map<string, Map<number, number[]>>();
  known.set(moment, answers);
  const answer = answers.get(market) ?? findTowns(moment, market);
  answers.set(market, answer);
  return answer;
}

function findTowns({ snapshot, directory }: CatalogueMoment, market: string): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const town of directory.departureTowns.values()) {
    if (town.market !== market && town.id !== noFlightTown) continue;
    const states = new Set((snapshot.toursByTown.get(town.id) ?? []).map((tour) => tour.stateId));
    for (const stateId of states) found.set(stateId, [...(found.get(stateId) ?? []), town.id]);
  }
  return found;
}
