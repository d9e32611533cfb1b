import type { ExcursionTour } from '#calls/excursion-tour.ts';
import type { ExcursionQuestion } from './excursion-question.ts';

/** The days of the asked length, else of the shortest, and the lengths that have days; nothing where none has. */
export function planOf(
  days: ExcursionTour['days'],
  { nightsFrom, nightsTo }: Pick<ExcursionQuestion, 'nightsFrom' | 'nightsTo'>,
) {
  const lengths = [...new Set(days.map(({ nights }) => nights))].sort((a, b) => a - b);
  const nights = lengths.find((length) => nightsFrom <= length && length <= nightsTo) ?? lengths[0];
  return nights === undefined
    ? undefined
    : { lengths, nights, days: days.filter((each) => each.nights === nights) };
}
