import { longestWindowDays } from '#lib/departure-window.ts';
import { countHotels } from './best-per-hotel.ts';
import { type Filters, noFilters } from './filters.ts';
import { longestStay } from './nights.ts';
import type { Question, Where } from './question.ts';
import type { Snapshot } from './snapshot.ts';

/** A relaxation of a question: what to change, and what that gives. */
export type Relaxation = {
  change: 'filters' | 'dates' | 'nights' | 'town';
  question: Question;
  filters: Filters;
  count: number;
  minMinor: number;
};

type Attempt = { question: Question; filters: Filters };

/**
 * The smallest changes that lead to offers, each tried by itself: each filter that is set is left out, and where that is
 * not enough all of them; then other days, other lengths of stay, and the towns nearby in the order they are given in.
 * Where none of them is enough, other days without any filter.
 */
export function explainZero(
  snapshot: Snapshot,
  where: Where,
  asked: Attempt,
  townsNearby: readonly number[],
): Relaxation[] {
  const { question, filters } = asked;
  const answer = (change: Relaxation['change'], attempt: Attempt): Relaxation[] => {
    const counted = countHotels(snapshot, where, attempt.question, attempt.filters);
    return counted ? [{ change, ...attempt, ...counted }] : [];
  };
  const firstOf = (change: Relaxation['change'], questions: Question[], kept = filters): Relaxation[] => {
    for (const changed of questions) {
      const found = answer(change, { question: changed, filters: kept });
      if (found.length > 0) return found;
    }
    return [];
  };
  const oneLess = withOneFilterLess(filters).flatMap((fewer) =>
    answer('filters', { question, filters: fewer }),
  );
  const withoutAny = oneLess.length > 0 ? [] : answer('filters', { question, filters: noFilters });
  const single = [
    ...oneLess,
    ...withoutAny,
    ...firstOf('dates', widerWindows(question)),
    ...firstOf('nights', [longer(question, 3), { ...question, nightsMin: 1, nightsMax: longestStay }]),
    ...firstOf(
      'town',
      townsNearby.map((townId) => ({ ...question, townId })),
    ),
  ];
  const isFiltered = JSON.stringify(filters) !== JSON.stringify(noFilters);
  return single.length > 0 || !isFiltered ? single : firstOf('dates', widerWindows(question), noFilters);
}

/** The filters with one group left out, for each group that is set. */
function withOneFilterLess(filters: Filters): Filters[] {
  const groups: (keyof Filters)[][] = [
    ['starIds'],
    ['mealIds'],
    ['regionIds'],
    ['townIds'],
    ['attributeIds'],
    ['minMinor', 'maxMinor'],
    ['instantOnly'],
    ['charter', 'regular'],
  ];
  return groups
    .map((group) => Object.fromEntries(group.map((name) => [name, noFilters[name]])))
    .map((left) => ({ ...filters, ...left }))
    .filter((fewer) => JSON.stringify(fewer) !== JSON.stringify(filters));
}

/**
 * Windows of departure around the asked one, each wider than the last, none wider than a search takes; then, up to a year
 * ahead, whole windows after it and before it, so that nobody is told that no days help while some are on sale. Days that
 * are over have no windows around them: theirs begin tomorrow.
 */
function widerWindows(question: Question): Question[] {
  const first = question.point.today + 1;
  const { departTo } = question;
  if (departTo < first)
    return [
      ...[6, 13, 30].map((days) => ({ ...question, departFrom: first, departTo: first + days })),
      ...wholeWindows(question, first, first),
    ];
  return [...windowsAround(question), ...wholeWindows(question, departTo + 1, first)];
}

const daysAhead = 365;

/** The longest windows one after another: first those from `start` on, the nearest first, then those before it. */
function wholeWindows(question: Question, start: number, first: number): Question[] {
  const length = longestWindowDays;
  const last = first + daysAhead;
  const window = (departFrom: number, departTo: number) => ({ ...question, departFrom, departTo });
  const later: Question[] = [];
  for (let from = start; from <= last; from += length + 1)
    later.push(window(from, Math.min(from + length, last)));
  const earlier: Question[] = [];
  for (let to = question.departFrom - 1; to >= first; to -= length + 1)
    earlier.push(window(Math.max(first, to - length), to));
  return [...later, ...earlier];
}

function windowsAround(question: Question): Question[] {
  const { departFrom, departTo, point } = question;
  const mostDays = Math.floor((longestWindowDays - (departTo - departFrom)) / 2);
  const steps = new Set([3, 7, 14, 30].map((days) => Math.min(days, mostDays)));
  return [...steps]
    .filter((days) => days > 0)
    .map((days) => ({
      ...question,
      departFrom: Math.max(point.today + 1, departFrom - days),
      departTo: departTo + days,
    }));
}

const longer = (question: Question, nights: number): Question => ({
  ...question,
  nightsMin: Math.max(1, question.nightsMin - nights),
  nightsMax: Math.min(longestStay, question.nightsMax + nights),
});
