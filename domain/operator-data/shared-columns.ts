import { letters, text, whole } from './column.ts';

/** The airport of a place or a flight. */
export const airportCode = text({ ...letters(3, 'IATA code'), references: 'airport' });

/** Days of the week as one number. */
export const weekdays = (note: string) =>
  whole({ min: 1, max: 127, note: `${note} as a sum: Monday 1, Tuesday 2, Wednesday 4 … Sunday 64` });
