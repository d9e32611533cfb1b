import type { RowOf } from '#domain/operator-data/tables.ts';
import { dice } from '../dice.ts';
import type { OfficeFact } from './read-offices.ts';

const fromMonday = (...hours: readonly string[]) => hours;
const mall = fromMonday(...Array<string>(7).fill('10:00–22:00'));

/** Weeks that an office may have; an empty day is a day off. */
const weeks = [
  fromMonday(...Array<string>(5).fill('10:00–20:00'), '11:00–18:00'),
  fromMonday(...Array<string>(5).fill('09:00–18:00')),
  fromMonday(...Array<string>(5).fill('10:00–19:00'), '11:00–17:00', '11:00–17:00'),
  fromMonday('10:00–19:00', '12:00–20:00', '10:00–19:00', '12:00–20:00', '10:00–19:00'),
  fromMonday('', ...Array<string>(4).fill('10:00–19:00'), '10:00–16:00'),
];

/** The days that an office is open on; none where it does not tell. */
export function officeHours({ id, is }: OfficeFact & { id: number }, seed: string): RowOf<'office_hours'>[] {
  if (is('silent')) return [];
  const week = is('mall') ? mall : dice(seed, 'hours', id).pick(weeks);
  return week.flatMap((hours, day) => (hours ? [{ office_id: id, weekday: day + 1, hours }] : []));
}
