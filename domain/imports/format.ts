import {
  amount,
  type CellOf,
  type Column,
  carrierCode,
  currency,
  day,
  decimal,
  flag,
  id,
  latitude,
  letters,
  link,
  localised,
  longitude,
  market,
  mediaPath,
  minute,
  numberChoice,
  optional,
  position,
  refers,
  share,
  slug,
  summed,
  text,
  textChoice,
  whole,
  word,
  zone,
} from './column.ts';
import { contentTables } from './content-tables.ts';
import { cruiseTables } from './cruise-tables.ts';
import { excursionTables } from './excursion-tables.ts';
import { officeTables } from './office-tables.ts';
import { soldServiceTables } from './sold-service-tables.ts';
import { from, type TableShape, table, to } from './table-shape.ts';

const airportCode = text({ ...letters(3, 'IATA code'), references: 'airport' });
const packetNote = '0 with flight, 1 excursion tour, 2 hotel only';
const weekdays = (note: string) =>
  whole({ min: 1, max: 127, note: `${note} as a sum: Monday 1, Tuesday 2, Wednesday 4 … Sunday 64` });

/** Every table of an import, parents first. Readers, checks, the export and docs/import.md are made from it. */
export const tables = {
  exchange_rate: table({
    about: 'The operator’s own rates. A price uses the newest rate that is not after the day of sale.',
    key: ['currency', 'date'],
    columns: {
      currency: letters(3, 'ISO 4217'),
      date: day('from this day on'),
      per_euro: decimal(18, 6, 'units of the currency for one euro'),
    },
  }),
  currency: table({
    about: 'Currencies that prices are shown in.',
    key: ['code'],
    unique: [['inc']],
    columns: {
      code: letters(3, 'ISO 4217'),
      inc: id(),
      name: localised(200),
    },
  }),
  departure_country: table({
    about: 'Countries that travellers live in, found by the country of a departure town’s airport.',
    key: ['id'],
    unique: [['iso2']],
    columns: {
      id: id('the operator’s own number (stateFrom)'),
      iso2: letters(2, 'ISO 3166'),
      name: localised(200),
    },
  }),
  state: table({
    about: 'Countries of the hotels.',
    key: ['id'],
    unique: [['slug']],
    columns: {
      id: id(),
      iso2: letters(2, 'ISO 3166'),
      slug,
      name: localised(200),
      summary: optional(localised(5000)),
      visa_required: optional(flag('guests need a visa'), false),
      is_priority: optional(flag('shown first'), false),
      time_zone: zone,
      image: optional(mediaPath),
      is_cruise: optional(flag('its hotels are liners, their rooms cabins'), false),
    },
  }),
  region: table({
    about: 'Resorts: the coasts, islands and cities that guests choose by name.',
    key: ['id'],
    unique: [['state_id', 'slug']],
    columns: { id: id(), state_id: refers('state'), slug, name: localised(200), image: optional(mediaPath) },
  }),
  airport: table({
    about: 'Airports of departure and arrival.',
    key: ['code'],
    columns: {
      code: letters(3, 'IATA code'),
      name: localised(200),
      town_name: localised(200),
      iso2: letters(2, 'ISO 3166'),
      latitude,
      longitude,
      time_zone: zone,
    },
  }),
  town: table({
    about: 'Towns and villages of a region.',
    key: ['id'],
    unique: [['region_id', 'slug']],
    columns: {
      id: id(),
      region_id: refers('region'),
      slug,
      name: localised(200),
      latitude,
      longitude,
      airport_code: text({ ...airportCode, note: 'where its guests land' }),
      image: optional(mediaPath),
    },
  }),
  departure_town: table({
    about: 'Towns that tours start from, by market. Number 1 is “no flight” and alone has no airport.',
    key: ['id'],
    unique: [['market', 'slug']],
    emptyOnlyFor: { column: 'airport_code', id: 1 },
    columns: {
      id: id('the operator’s own number (townFrom)'),
      market,
      slug,
      name: localised(200),
      airport_code: optional(airportCode),
      is_main: optional(flag('the market’s main city'), false),
      name_from: optional(localised(200, 'as it stands after “from”, where a language declines it: Москвы')),
    },
  }),
  star: table({
    about: 'Categories of hotels.',
    key: ['id'],
    unique: [['name']],
    columns: { id: id(), name: text({ maxLength: 60, note: 'as written: 5*, HV-1, Boutique' }), position },
  }),
  meal: table({
    about: 'Boards.',
    key: ['id'],
    unique: [['code']],
    columns: {
      id: id(),
      code: word('RO, BB, HB, FB, AI, UAI'),
      name: localised(200),
      note: optional(localised(2000)),
      position,
    },
  }),
  attribute: table({
    about: 'What a hotel may have: distances, services, features.',
    key: ['id'],
    unique: [['code']],
    columns: {
      id: id(),
      code: word('own short name; `sandyBeach` and `pebbleBeach` say what the beach is of'),
      name: localised(200),
      kind: textChoice(['distance', 'flag', 'text'], 'distances are in metres'),
      icon: optional(word('icon of the design system')),
      is_filter: optional(flag('offered as a filter'), false),
      position,
    },
  }),
  hotel: table({
    about: 'Hotels.',
    key: ['id'],
    unique: [['slug']],
    ordered: [['built_year', 'renovated_year']],
    columns: {
      id: id(),
      town_id: refers('town'),
      star_id: refers('star'),
      slug,
      name: localised(300),
      address: optional(localised(500)),
      latitude,
      longitude,
      on_sale: optional(flag('sold at all'), true),
      built_year: optional(whole({ min: 1000, max: 2100 })),
      renovated_year: optional(whole({ min: 1000, max: 2100 })),
      room_count: optional(whole({ min: 1, max: 20_000 })),
      rating_tenths: optional(whole({ max: 50, note: '47 = 4.7' })),
      rating_count: optional(whole({ note: 'how many rated it' }), 0),
      popularity: optional(whole({ note: 'higher is recommended first' }), 0),
      registry_code: optional(text({ maxLength: 120, note: 'in the state’s register of places to stay' })),
      registry_url: optional(link('its entry in the register')),
      panorama_url: optional(link('a view all round')),
      video_date: optional(day('of the webinar')),
      video_link: optional(link('the webinar')),
      rating_id: optional(text({ maxLength: 60, note: 'its number at the external ratings service' })),
      cruise_itinerary: optional(
        text({
          pattern: { test: /\/sea\/cruise$/, reads: 'a path that ends in /sea/cruise' },
          note: 'of a liner',
        }),
      ),
      is_remote: optional(flag('sold by a partner’s system'), false),
      paragraph: optional(localised(5000, 'the first words of its page')),
    },
  }),
  hotel_attribute: table({
    about: 'Which hotel has which attribute.',
    key: ['hotel_id', 'attribute_id'],
    columns: {
      hotel_id: refers('hotel'),
      attribute_id: refers('attribute'),
      value: optional(text({ note: 'metres of a distance, text of a text' }), ''),
    },
  }),
  hotel_text: table({
    about: 'Texts on the page of a hotel.',
    key: ['hotel_id', 'key'],
    columns: {
      hotel_id: refers('hotel'),
      key: word('hotelinfo, beachinfo, rooms, services …; a deck plan has `cabindiagram` in it'),
      title: localised(300),
      body: localised(50_000),
      position: optional(position, 0),
      image: optional(mediaPath),
    },
  }),
  ...cruiseTables,
  room: table({
    about: 'Kinds of rooms of a hotel.',
    key: ['id'],
    columns: {
      id: id(),
      hotel_id: refers('hotel'),
      name: localised(300),
      description: optional(localised(5000)),
      area_m2: optional(whole({ min: 1, max: 5000 })),
      beds: optional(localised(500)),
      view: optional(text({ note: 'sea, garden …' })),
      position: optional(position, 0),
    },
  }),
  image: table({
    about: 'Pictures of a hotel or of one of its rooms.',
    key: ['id'],
    sameHotel: ['hotel_id', 'room_id.hotel_id'],
    columns: {
      id: id(),
      hotel_id: refers('hotel'),
      room_id: optional(refers('room', 'empty: of the hotel itself')),
      position,
      src: mediaPath,
      alt: localised(500, 'what the picture shows'),
    },
  }),
  accommodation: table({
    about: 'Who may sleep in a room. A party fits when it is within every maximum.',
    key: ['id'],
    ordered: [
      ['min_adults', 'max_adults'],
      ['min_adults', 'max_guests'],
    ],
    columns: {
      id: id(),
      room_id: refers('room'),
      name: text({ maxLength: 120, note: 'SGL, DBL, DBL+EXB …' }),
      min_adults: whole({ min: 1, max: 20 }),
      max_adults: whole({ min: 1, max: 20 }),
      max_children: whole({ max: 20, note: 'children of 2 years and more' }),
      max_infants: whole({ max: 20, note: 'younger than 2, no bed' }),
      max_guests: whole({ min: 1, max: 40, note: 'adults and children together' }),
      max_child_age: optional(whole({ max: 17, note: 'older children sleep and pay as adults' }), 17),
    },
  }),
  contract: table({
    about: 'What the operator agreed with a hotel.',
    key: ['id'],
    columns: {
      id: id(),
      hotel_id: refers('hotel'),
      name: text({ maxLength: 200 }),
      currency,
      single_share: share('one adult pays this share of the double price'),
      third_adult_share: share('each adult from the third on, of one adult’s half'),
      infant_share: optional(share('each infant, of one adult’s half'), 0),
      child_default_share: optional(share('a child that no rule names, of one adult’s half'), 10_000),
      release_days: optional(
        whole({ max: 365, note: 'closer to arrival than this the allotment is on request' }),
        0,
      ),
    },
  }),
  contract_season: table({
    about: 'Nightly price of a room for two adults. A room, meal and night has one season in a contract.',
    key: ['id'],
    ordered: [
      ['date_from', 'date_to'],
      ['min_nights', 'max_nights'],
    ],
    apart: { by: ['contract_id', 'room_id', 'meal_id'], from: 'date_from', to: 'date_to' },
    sameHotel: ['contract_id.hotel_id', 'room_id.hotel_id'],
    columns: {
      id: id(),
      contract_id: refers('contract'),
      room_id: refers('room'),
      meal_id: refers('meal'),
      date_from: from('night'),
      date_to: to('night'),
      double_amount: summed(whole({ min: 1, note: 'two adults, one night, in minor units (cents)' })),
      min_nights: optional(whole({ min: 1, max: 365, note: 'by the season of the first night' }), 1),
      max_nights: optional(whole({ min: 1, max: 365, note: 'by the season of the first night' }), 30),
      arrival_days: optional(weekdays('days of arrival'), 127),
    },
  }),
  contract_child: table({
    about: 'Reduction of the n-th child, counted from the oldest; the first rule that holds its age wins.',
    key: ['id'],
    ordered: [['age_from', 'age_to']],
    columns: {
      id: id(),
      contract_id: refers('contract'),
      child_position: whole({ min: 1, max: 4 }),
      age_from: whole({ min: 2, max: 17, note: 'whole years' }),
      age_to: whole({ min: 2, max: 17, note: 'whole years, included' }),
      share: share('of one adult’s half; 0 = free'),
    },
  }),
  contract_early_booking: table({
    about: 'Discounts for booking early.',
    key: ['id'],
    ordered: [
      ['book_from', 'book_to'],
      ['stay_from', 'stay_to'],
    ],
    columns: {
      id: id(),
      contract_id: refers('contract'),
      book_from: from('day of sale'),
      book_to: to('day of sale'),
      stay_from: from('day of arrival'),
      stay_to: to('day of arrival'),
      discount: whole({ min: 1, max: 9000, note: '1000 = 10 %' }),
    },
  }),
  contract_stay_pay: table({
    about: 'Stay so many nights, pay fewer.',
    key: ['id'],
    less: [['pay_nights', 'stay_nights']],
    ordered: [['stay_from', 'stay_to']],
    columns: {
      id: id(),
      contract_id: refers('contract'),
      stay_nights: whole({ min: 2, max: 365, note: 'exactly this many nights' }),
      pay_nights: whole({ min: 1, max: 364, note: 'the first so many are paid' }),
      stay_from: from('day of arrival'),
      stay_to: to('day of arrival'),
    },
  }),
  contract_supplement: table({
    about: 'Mandatory and dated: a gala dinner on a night of the stay. Infants are free.',
    key: ['id'],
    columns: {
      id: id(),
      contract_id: refers('contract'),
      date: day('the night'),
      name: localised(300),
      adult_amount: amount('each adult'),
      child_amount: amount('each child of 2 years and more'),
    },
  }),
  stop_sale: table({
    about: 'Nights that cannot be sold; an empty room, meal or accommodation means all of them.',
    key: ['id'],
    ordered: [['date_from', 'date_to']],
    sameHotel: ['hotel_id', 'room_id.hotel_id', 'accommodation_id.room_id.hotel_id'],
    columns: {
      id: id(),
      hotel_id: refers('hotel'),
      room_id: optional(refers('room')),
      meal_id: optional(refers('meal')),
      accommodation_id: optional(refers('accommodation')),
      date_from: from('night'),
      date_to: to('night'),
    },
  }),
  allotment: table({
    about: 'Rooms that may be confirmed at once on each of these nights.',
    key: ['id'],
    ordered: [['date_from', 'date_to']],
    apart: { by: ['room_id'], from: 'date_from', to: 'date_to' },
    columns: {
      id: id(),
      room_id: refers('room'),
      date_from: from('night'),
      date_to: to('night'),
      rooms: whole({ max: 10_000 }),
    },
  }),
  carrier: table({
    about: 'Airlines.',
    key: ['code'],
    columns: { code: carrierCode('IATA code'), name: text({ maxLength: 200 }) },
  }),
  flight_leg: table({
    about: 'One flight of one day and class, with its seats and prices.',
    key: ['id'],
    ordered: [['seats_free', 'seats_total']],
    columns: {
      id: id(),
      carrier_code: text({ ...carrierCode('IATA code'), references: 'carrier' }),
      flight_number: text({ maxLength: 12 }),
      from_airport: airportCode,
      to_airport: airportCode,
      departs_at: minute('local time of the airport of departure'),
      arrives_at: minute('local time of the airport of arrival'),
      class_id: optional(numberChoice([1, 2, 3, 4], '1 economy, 2 business, 3 comfort, 4 premium'), 1),
      freight_external: numberChoice([0, 2], '0 charter, 2 regular'),
      seats_total: whole({ max: 1000 }),
      seats_free: whole({ max: 1000 }),
      is_on_request: optional(flag('every seat must be asked for'), false),
      currency,
      adult_amount: amount('each adult, and children of 12 years and more'),
      child_amount: amount('2 to 11 years'),
      infant_amount: amount('younger than 2, on a lap'),
    },
  }),
  program_type: table({
    about: 'Kinds of tours. 1552 shows no name, 1 and 147 no icon.',
    key: ['id'],
    unique: [['name']],
    columns: { id: id(), name: text({ maxLength: 200 }), url: optional(text({})) },
  }),
  service: table({
    about: 'Transfers, insurances and fees that come with a tour.',
    key: ['id'],
    columns: {
      id: id(),
      name: localised(300),
      kind: textChoice(['transfer', 'insurance', 'fee'], 'a fee cannot be left out'),
      currency,
      adult_amount: amount('each adult'),
      child_amount: amount('2 years and more'),
      infant_amount: amount('younger than 2'),
      is_per_night: optional(flag('times the nights'), false),
    },
  }),
  ...excursionTables,
  tour_type: table({
    about: 'Types of tours; only the name of 13 is shown.',
    key: ['id'],
    columns: { id: id(), name: localised(200) },
  }),
  ufilter: table({
    about: 'Words that tours are chosen by.',
    key: ['id'],
    columns: {
      id: id(),
      name: localised(200),
      note: optional(localised(2000)),
      url: optional(link('more about it')),
      position: optional(position, 0),
    },
  }),
  tour: table({
    about: 'What joins a departure town, a country and the flights between them.',
    key: ['id'],
    ordered: [
      ['nights_from', 'nights_to'],
      ['valid_from', 'valid_to'],
    ],
    different: [['departure_town_id', 'return_town_id']],
    sameState: ['state_id', 'excursion_tour_id.state_id'],
    columns: {
      id: id('the operator’s own number (tourInc)'),
      name: localised(300),
      departure_town_id: refers('departure_town'),
      state_id: refers('state'),
      program_type_id: refers('program_type'),
      packet_type: optional(numberChoice([0, 1, 2], packetNote), 0),
      nights_from: whole({ min: 1, max: 30 }),
      nights_to: whole({ min: 1, max: 30 }),
      valid_from: from('day of departure'),
      valid_to: to('day of departure'),
      internal_currency: currency,
      tour_type_id: optional(refers('tour_type')),
      departure_days: optional(weekdays('days of departure'), 127),
      return_town_id: optional(refers('departure_town', 'where the way home ends, when elsewhere')),
      excursion_tour_id: optional(refers('excursion_tour', 'whose program it is')),
    },
  }),
  tour_service: table({
    about: 'Which services come with a tour.',
    key: ['tour_id', 'service_id'],
    columns: {
      tour_id: refers('tour'),
      service_id: refers('service'),
      position: optional(position, 0),
    },
  }),
  tour_ufilter: table({
    about: 'Which words a tour is chosen by.',
    key: ['tour_id', 'ufilter_id'],
    columns: { tour_id: refers('tour'), ufilter_id: refers('ufilter') },
  }),
  tour_hotel: table({
    about:
      'The hotels that a tour is sold with; a tour without any row is sold with every hotel of its country.',
    key: ['tour_id', 'hotel_id'],
    sameState: ['tour_id.state_id', 'hotel_id.town_id.region_id.state_id'],
    columns: { tour_id: refers('tour'), hotel_id: refers('hotel') },
  }),
  markup: table({
    about: 'What is added to every line of a price.',
    key: ['market', 'packet_type'],
    columns: {
      market,
      packet_type: numberChoice([0, 1, 2], packetNote),
      share: share('added to every line'),
    },
  }),
  ...soldServiceTables,
  ...contentTables,
  ...officeTables,
} as const;

export type TableName = keyof typeof tables;

/** The tables' names, parents first. */
export const tableNames = Object.keys(tables) as TableName[];

/** A table's description with its own details forgotten, for code that treats all tables alike. */
export const tableOf = (name: TableName): TableShape => tables[name];

type ColumnsOf<Name extends TableName> = (typeof tables)[Name]['columns'];
type OptionalNames<Columns> = {
  [K in keyof Columns]: Columns[K] extends { default: unknown } ? K : never;
}[keyof Columns];
type Cell<C> = C extends Column ? CellOf<C> : never;
type Row<Columns> = {
  [K in Exclude<keyof Columns, OptionalNames<Columns>>]: Cell<Columns[K]>;
} & {
  [K in OptionalNames<Columns>]?:
    | Cell<Columns[K]>
    | (Columns[K] extends { default: null } ? null : never)
    | undefined;
};
type Flat<T> = { [K in keyof T]: T[K] };

/** A row of a table as programs write it: `RowOf<'hotel'>`. What has a default may be left out. */
export type RowOf<Name extends TableName> = Flat<Row<ColumnsOf<Name>>>;
