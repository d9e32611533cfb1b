import type { ExcursionProgram } from '#calls/excursion-tour.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Asked } from '#web/search/query/asked.ts';
import { type QueryProblem, readOptional } from '#web/search/query/query-values.ts';
import { type TripQuestion, writeTrip } from '#web/search/query/trip.ts';
import { firstWindow } from './departure-windows.ts';

/** What is asked of an excursion tour: the trip, and the day of the week that it may begin on. */
export type ExcursionQuestion = TripQuestion & {
  /** Monday 1 … Sunday 7; undefined: any. */
  weekday: number | undefined;
  /** The town that "without flight" stands for now: switching back leads there. */
  townBefore: number | undefined;
};

/**
 * Reads the question of an excursion tour from a query. Where nothing is said the programs answer: the first days that
 * they begin on, and any of their lengths.
 */
export function readExcursionQuestion(
  { trip, values }: Pick<Asked, 'trip' | 'values'>,
  programs: readonly ExcursionProgram[],
  defaults: { townFrom: number; today: PlainDate },
  problems: QueryProblem[],
): ExcursionQuestion {
  const hasDates = values.has('CHECKIN_BEG') || values.has('CHECKIN_END');
  const hasNights = values.has('NIGHTMIN') || values.has('NIGHTMAX');
  const optional = (name: string, max: number) => readOptional(values, { name, min: 1, max }, problems);
  return {
    ...trip,
    townFrom: trip.townFrom ?? defaults.townFrom,
    ...(hasDates ? {} : firstWindow(programs, defaults.today)),
    ...(hasNights ? {} : allNights(programs)),
    weekday: optional('DOW', 7),
    townBefore: optional('TOWNBEFORE', 2_147_483_647),
  };
}

/** From the shortest program to the longest. */
function allNights(programs: readonly ExcursionProgram[]) {
  const nights = programs.map(({ night }) => night);
  return nights.length > 0 ? { nightsFrom: Math.min(...nights), nightsTo: Math.max(...nights) } : {};
}

/** The question under the names of the calls. */
export const writeExcursionQuestion = (question: ExcursionQuestion) => ({
  ...writeTrip(question),
  doW: question.weekday === undefined ? undefined : `${question.weekday}`,
});
