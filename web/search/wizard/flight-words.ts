import type { MessageKey } from '#texts/message-key.ts';
import type { AirportOption, FlightOptions } from './flight-options.ts';

/** What each class is called, by its id. */
const classKeys: Record<number, MessageKey> = {
  1: 'wizard.flights.economy',
  2: 'wizard.flights.business',
  3: 'wizard.flights.comfort',
  4: 'wizard.flights.premium',
  5: 'wizard.flights.everyClass',
};

export const classKey = (classId: number): MessageKey => classKeys[classId] ?? 'wizard.flights.everyClass';

export const directionKeys = {
  'there-and-back': 'wizard.flights.thereAndBack',
  'one-way': 'wizard.flights.oneWay',
} as const;

export const kindKey = (isCharter: boolean): MessageKey =>
  isCharter ? 'wizard.flights.charter' : 'wizard.flights.regular';

/** An airport of a list by its number. */
export const findAirport = (
  groups: FlightOptions['sources'],
  inc: number | undefined,
): AirportOption | undefined => groups.flatMap(({ items }) => items).find((airport) => airport.inc === inc);

/** What an airport is called in the options, wherever it is listed. */
export const airportName = (
  { sources, targets }: FlightOptions,
  inc: number | undefined,
): string | undefined => (findAirport(sources, inc) ?? findAirport(targets, inc))?.name;
