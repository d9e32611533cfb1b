import type { AnswerOf } from './call.ts';
import type { pages } from './content-pages.ts';

type Filters = AnswerOf<typeof pages>['wizardFilters'];

/** What is chosen in the filters of a catalogue: values of their options; none is all. */
export type ExcursionChoice = { regions: readonly string[]; restTypes: readonly string[] };

const isAmong = (chosen: readonly string[], own: readonly string[]) =>
  chosen.length === 0 || own.some((value) => chosen.includes(value));

/**
 * The options that are left by what is chosen ([W]§2.14): kinds of rest by the regions, titles by the regions or by the
 * kinds of rest.
 */
export function narrowFilters(
  { regions, restTypes, titleExcursion }: Filters,
  chosen: ExcursionChoice,
): Filters {
  return {
    regions,
    restTypes: restTypes.filter((type) => isAmong(chosen.regions, type.regions)),
    titleExcursion: titleExcursion.filter(
      (title) => isAmong(chosen.regions, title.regions) && isAmong(chosen.restTypes, title.restTypes),
    ),
  };
}
