import { type RefObject, useEffect, useState } from 'react';
import type { PlainDate } from '#lib/plain-date.ts';
import type { loader as calendarLoader } from '#web/search/lookups/lookup-calendar.ts';
import { useLookupOf } from '#web/search/wizard/use-lookup.ts';
import { useSeen } from '#web/ui/use-seen.ts';
import type { StaysQuestion } from './stays-question.ts';

/** The cheapest price of each day, null where nothing is sold; and the lowest of them. */
export type DayPrices = {
  currency: string;
  byDay: ReadonlyMap<string, number | null>;
  lowest: number | undefined;
};

/** What days cost, asked once their row was seen and the list is there: they never delay it. */
export function useDayPrices(
  question: StaysQuestion,
  days: readonly PlainDate[],
  list: unknown,
  row: RefObject<HTMLElement | null>,
): DayPrices | undefined {
  const [isListed, isSeen] = [useSettled(list), useSeen(row)];
  const isAsked = isListed && isSeen && days.length > 0;
  const answer = useLookupOf<typeof calendarLoader>(
    isAsked ? `/lookup/calendar?${question.ask(days, question)}` : undefined,
  );
  if (!answer) return undefined;
  const amounts = answer.days.flatMap(({ price }) => price ?? []);
  return {
    currency: answer.currency,
    byDay: new Map(answer.days.map(({ date, price }) => [date, price])),
    lowest: lowestOf(amounts),
  };
}

/** The lowest of prices that differ: where all are alike none is worth a word. */
export function lowestOf(amounts: readonly number[]): number | undefined {
  const lowest = Math.min(...amounts);
  return amounts.some((amount) => amount > lowest) ? lowest : undefined;
}

/** Whether what was promised has come, or never will. */
function useSettled(promised: unknown): boolean {
  const [settled, setSettled] = useState<unknown>();
  useEffect(() => {
    let isLatest = true;
    const note = () => isLatest && setSettled(promised);
    Promise.resolve(promised).then(note, note);
    return () => {
      isLatest = false;
    };
  }, [promised]);
  return settled === promised;
}
