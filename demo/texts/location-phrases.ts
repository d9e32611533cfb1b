import { phrase } from './phrase.ts';

/** How far things are where one arrives by water. */
export const islandDistance = phrase(
  'The airport of {airportName} is {airport} away as the gull flies; boats and seaplanes meet the flights.',
  'До аэропорта ({airportName}) {airport} по прямой; к рейсам выходят катера и гидросамолёты.',
);

/** How far things are elsewhere. */
export const distance = phrase(
  '{Where}, {centre} from the centre and {airport} from the airport of {airportName}, as the crow flies.',
  '{Where}: до центра {centre}, до аэропорта ({airportName}) {airport} по прямой.',
);
