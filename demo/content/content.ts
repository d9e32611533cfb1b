import type { RowOf } from '#domain/operator-data/tables.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { DemoTables } from '../demo-tables.ts';
import type { Hotel } from '../hotels.ts';
import { advertisementRows } from './advertisements.ts';
import { cookieRows } from './cookies.ts';
import { countryIconRows, countryRows, countryTypeRows, holidayTypeRows } from './countries.ts';
import { menuRows } from './menus.ts';
import { newsRows } from './news.ts';
import { pageRows } from './pages.ts';
import { redirectRows } from './redirects.ts';
import { settingRows } from './settings.ts';

type Sold = Pick<DemoTables, 'state' | 'departure_town'>;

/** What the sites of the demo operator say beside what it sells. */
export const contentTables = (
  { state, departure_town }: Sold,
  hotels: readonly Hotel[],
  today: PlainDate,
): Partial<DemoTables> => ({
  ...menuRows(),
  setting: settingRows(),
  advertisement: advertisementRows(),
  city: departure_town.filter(({ airport_code }) => airport_code).map(cityRow),
  country: [...countryRows(state, mainTownsOf(hotels))],
  country_icon: [...countryIconRows(state)],
  holiday_type: holidayTypeRows(),
  country_holiday_type: [...countryTypeRows(state)],
  ...pageRows(hotels),
  ...newsRows(today),
  ...cookieRows(),
  redirect: redirectRows(),
});

/** The main city of a market has its office, and stands beside the logo. */
const cityRow = ({ id, name, is_main = false }: RowOf<'departure_town'>): RowOf<'city'> => ({
  departure_town_id: id,
  invariant_name: name,
  has_regional_office: is_main,
  shows_name: is_main,
});

/** The town of each country that most of its hotels are in. */
function mainTownsOf(hotels: readonly Hotel[]): Map<number, number> {
  const byState = Map.groupBy(hotels, ({ resort }) => resort.region.destination.id);
  return new Map(
    [...byState].map(([stateId, own]) => {
      const towns = [...Map.groupBy(own, ({ resort }) => resort.id)];
      const [largest] = towns.sort(([a, one], [b, other]) => other.length - one.length || a - b);
      return [stateId, largest![0]];
    }),
  );
}
