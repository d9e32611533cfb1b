import { cancellationTerms } from './cancellation-tables.ts';
import {
  amount,
  carrierCode,
  currency,
  flag,
  id,
  minute,
  numberChoice,
  optional,
  text,
  whole,
} from './column.ts';
import { airportCode } from './shared-columns.ts';
import { table } from './table.ts';

/** Flights with their seats and prices. */
export const flightTables = {
  carrier: table({
    about: 'Airlines.',
    key: ['code'],
    unique: [['number']],
    columns: {
      code: carrierCode('IATA code'),
      name: text({ maxLength: 200 }),
      number: optional(whole({ min: 1, note: 'by which searches ask for it; without one none can' })),
    },
  }),
  flight_leg: table({
    about: 'One flight of one day and class, with its seats and prices.',
    key: ['id'],
    ordered: [['seats_free', 'seats_total']],
    different: [['from_airport', 'to_airport']],
    beyond: ['In the airports’ zones a flight takes more than 0 and at most 24 hours.'],
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
      child_amount: optional(amount('2 to 11 years, and each infant beyond one an adult')),
      infant_amount: amount('younger than 2, on a lap: one an adult'),
      baggage_kg: optional(
        whole({ max: 100, note: 'each traveller with a seat; 0 = none; empty: not said' }),
      ),
      cabin_kg: optional(whole({ max: 50, note: 'the same, in the cabin' })),
      cancellation_terms_id: cancellationTerms('what is lost of the flight; empty: not said'),
    },
  }),
} as const;
