import {
  flag,
  id,
  latitude,
  letters,
  localised,
  longitude,
  market,
  mediaPath,
  optional,
  refers,
  slug,
  text,
  zone,
} from './column.ts';
import { airportCode } from './shared-columns.ts';
import { table } from './table.ts';

/** Where travellers come from and where they go. */
export const placeTables = {
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
      guest_tax: optional(localised(1000, 'what guests pay at the hotel beside the price')),
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
} as const;
