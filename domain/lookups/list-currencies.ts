import type { CurrencyEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { type TourQuestion, toursAsked } from './tours-asked.ts';

/** The currencies that prices of the asked tours can be shown in, the given one first; none where nothing is sold. */
export function listCurrencies(
  moment: CatalogueMoment,
  question: TourQuestion,
  first: string,
): CurrencyEntry[] {
  if (toursAsked(moment, question).length === 0) return [];
  return [...moment.directory.currencies.values()].sort(
    (a, b) => Number(b.code === first) - Number(a.code === first) || (a.code < b.code ? -1 : 1),
  );
}
