import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { ExcursionTour } from './excursion-tours.ts';

type Column = 'tour' | 'nights' | 'title_en' | 'title_ru' | 'text_en' | 'text_ru' | 'latitude' | 'longitude';

const plans = Map.groupBy(readFacts<Column>('../excursions/days.csv'), ({ tour }) => tour);

/** Where each program of a tour is, day by day. */
export function excursionDayRows({ id, slug, programs }: ExcursionTour): RowOf<'excursion_tour_day'>[] {
  return programs.flatMap(({ nights }) => {
    const days = (plans.get(String(id)) ?? []).flatMap((row) =>
      Array.from({ length: timesIn(row.nights, nights) }, () => row),
    );
    assert(days.length === nights + 1, `${slug} is somewhere on each day of its ${nights} nights`);
    return days.map((row, index) => ({
      excursion_tour_id: id,
      nights,
      day: index + 1,
      title: { en: row.title_en, ru: row.title_ru },
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
      text: { en: row.text_en, ru: row.text_ru },
    }));
  });
}

/** `7x2 10x5`: how many such days a program of so many nights has. */
function timesIn(lengths: string, nights: number): number {
  const length = lengths
    .split(' ')
    .map((each) => each.split('x'))
    .find(([of]) => Number(of) === nights);
  return length ? Number(length[1] ?? 1) : 0;
}
