import { addDays, type PlainDate } from '#lib/plain-date.ts';
import { commissionRows } from './commission.ts';
import { contentTables } from './content/content.ts';
import { surveyRows } from './content/surveys.ts';
import { vacancyRows } from './content/vacancies.ts';
import { contractOf } from './contracts.ts';
import { cruiseTables } from './cruises/cruises.ts';
import { type DemoTables, joined } from './demo-tables.ts';
import { excursionTables } from './excursions/excursions.ts';
import { turnsOf } from './flights.ts';
import { buildHotels } from './hotels.ts';
import { officeTables } from './offices/offices.ts';
import { packageTables } from './package-tables.ts';
import { withPartners } from './partner-hotels.ts';
import { readPlaces } from './places.ts';
import { roomsOf } from './rooms.ts';
import { planRoutes } from './routes.ts';
import { servicePriceRows, serviceTypeRows } from './sold-services.ts';
import { tourTypeRows } from './tour-types.ts';
import { translateTables } from './translations/translate-tables.ts';
import { tourUfilterRows, ufilterRows } from './ufilters.ts';
import { currencyRows, departureCountryRows } from './world-names.ts';

const daysOfTours = 365;
const daysOfContracts = 427;

/**
 * The demo operator as it stands on `today`. The same `today` and `seed` give the same rows; on another day, whatever
 * is dated keeps its number and price, and only what fell out of the window or came into it differs.
 */
export function generateDemo({ today, seed = 'solstice' }: { today: PlainDate; seed?: string }): DemoTables {
  const places = readPlaces();
  const hotels = buildHotels(places, seed);
  const contracts = hotels.map((hotel) => contractOf(hotel, roomsOf(hotel, seed), seed));
  const routes = planRoutes(places, seed);
  const turns = turnsOf(routes, seed);
  const lastDay = addDays(today, daysOfTours);
  const window = { today, lastDay, lastNight: addDays(today, daysOfContracts), seed };
  const countries = departureCountryRows();
  const demo = joined(
    {
      currency: currencyRows(),
      departure_country: countries,
      tour_type: tourTypeRows(),
      ufilter: ufilterRows(),
      service_type: serviceTypeRows(),
      ...commissionRows(),
      service_price: [...servicePriceRows(countries, today, lastDay)],
    },
    packageTables(places, contracts, routes, window),
    cruiseTables(turns, window),
    excursionTables(places, hotels, turns, window),
  );
  const words = [...tourUfilterRows(demo.tour, demo.tour_service, places.destinations)];
  const operator = {
    ...demo,
    tour_ufilter: words,
    ...contentTables(demo, hotels, today),
    ...officeTables(seed),
    vacancy: vacancyRows(today),
    ...surveyRows(today),
  };
  return translateTables(withPartners(operator));
}
