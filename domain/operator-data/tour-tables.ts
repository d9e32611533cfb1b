import { cancellationTerms } from './cancellation-tables.ts';
import {
  amount,
  currency,
  flag,
  id,
  link,
  localised,
  market,
  numberChoice,
  optional,
  position,
  refers,
  share,
  text,
  textChoice,
  whole,
} from './column.ts';
import { weekdays } from './shared-columns.ts';
import { from, table, to } from './table.ts';

const packetNote = '0 with flight, 1 excursion tour, 2 hotel only';

/** What tours are made of beside hotels and flights. */
export const tourPartTables = {
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
      child_amount: optional(
        amount('2 years and more; of a tour with a flight each infant beyond one an adult, too'),
      ),
      infant_amount: amount('younger than 2'),
      is_per_night: optional(flag('times the nights'), false),
      cancellation_terms_id: cancellationTerms('what is lost of the service; empty: not said'),
    },
  }),
} as const;

/** Tours, what each is sold with, and what is added to every price. */
export const tourTables = {
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
    beyond: [
      'A tour with flight starts from a town with an airport, and so does one that returns to another town.',
    ],
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
} as const;
