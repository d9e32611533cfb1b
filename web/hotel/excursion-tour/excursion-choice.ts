import { type ExcursionChoice, type ExcursionProgram, excursionTourOptions } from '#calls/excursion-tour.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { seasonOf, windowIn, windowParameters } from './departure-windows.ts';
import type { ExcursionQuestion } from './excursion-question.ts';

/** What of the programs a question has chosen: a season where its days lie in one, a length where it names one. */
export function chosenOf(
  programs: readonly ExcursionProgram[],
  question: ExcursionQuestion,
): ExcursionChoice {
  const { checkInFrom, checkInTo, nightsFrom, nightsTo, weekday } = question;
  const { seasonOptions } = excursionTourOptions(programs);
  return {
    season: seasonOptions.find((season) => {
      const { from, to } = seasonOf(season);
      return from <= checkInFrom && checkInTo <= to;
    }),
    night: nightsFrom === nightsTo ? nightsFrom : undefined,
    arrivalDay: weekday,
  };
}

/** What a link changes in the page's query; undefined takes a parameter away. */
export type QueryChanges = Record<string, string | undefined>;

type Left = keyof ExcursionChoice;
const lefts: readonly Left[] = ['season', 'night', 'arrivalDay'];

/**
 * The query's changes when one thing is picked. What was chosen before and does not go with it is lifted, and days that
 * it is not sold on give way to the first season of it; days that are of no season are the visitor's own, and stay.
 */
export function pick(
  programs: readonly ExcursionProgram[],
  chosen: ExcursionChoice,
  picked: ExcursionChoice,
  today: PlainDate,
): QueryChanges {
  const others = lefts.filter((left) => !(left in picked));
  const kept = subsets(others).find((names) => isSold(programs, { ...only(chosen, names), ...picked })) ?? [];
  const choice = { ...only(chosen, kept), ...picked };
  const season = choice.season ?? (chosen.season && excursionTourOptions(programs, choice).seasonOptions[0]);
  const dates = season && season !== chosen.season ? windowParameters(windowIn(seasonOf(season), today)) : {};
  return {
    ...dates,
    NIGHTMIN: choice.night?.toString(),
    NIGHTMAX: choice.night?.toString(),
    doW: choice.arrivalDay?.toString(),
  };
}

/** Whether some program goes with a choice. */
export function isSold(programs: readonly ExcursionProgram[], choice: ExcursionChoice): boolean {
  const { seasonOptions } = excursionTourOptions(programs, { ...choice, season: undefined });
  return choice.season === undefined ? seasonOptions.length > 0 : seasonOptions.includes(choice.season);
}

/** All of them first, then each by itself, then none. */
const subsets = (names: readonly Left[]): (readonly Left[])[] => [names, ...names.map((name) => [name]), []];

const only = (choice: ExcursionChoice, names: readonly Left[]): ExcursionChoice =>
  Object.fromEntries(names.map((name) => [name, choice[name]]));

/** One value that can be chosen: where it leads, whether it is chosen, and whether it goes with what else is. */
export type Choice<Value> = { value: Value; changes: QueryChanges; isChosen: boolean; goesWith: boolean };

/** Everything that can be chosen of an excursion tour ([W]§2.12). */
export function choicesOf(
  programs: readonly ExcursionProgram[],
  question: ExcursionQuestion,
  today: PlainDate,
) {
  const chosen = chosenOf(programs, question);
  const all = excursionTourOptions(programs);
  const going = excursionTourOptions(programs, chosen);
  const choices = <Value extends string | number>(
    left: Left,
    values: readonly Value[],
    fits: readonly Value[],
  ) =>
    values.map(
      (value): Choice<Value> => ({
        value,
        changes: pick(programs, chosen, { [left]: value }, today),
        isChosen: chosen[left] === value,
        goesWith: fits.includes(value),
      }),
    );
  return {
    seasons: choices('season', all.seasonOptions, going.seasonOptions),
    nights: choices('night', all.nightsCountOptions, going.nightsCountOptions),
    weekdays: choices('arrivalDay', all.arrivalDayOptions, going.arrivalDayOptions),
    programs: programs.map((program) => ({
      ...program,
      changes: pick(
        programs,
        chosen,
        { season: program.season, night: program.night, arrivalDay: undefined },
        today,
      ),
      isChosen: program.season === chosen.season && program.night === chosen.night,
    })),
  };
}
