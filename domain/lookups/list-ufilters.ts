import { entry, type UfilterEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { type TourQuestion, toursAsked } from './tours-asked.ts';

/** The words that the asked tours can be filtered by, in the operator's order. */
export function listUfilters(moment: CatalogueMoment, question: TourQuestion): UfilterEntry[] {
  const ids = new Set(toursAsked(moment, question).flatMap((tour) => tour.ufilterIds));
  return [...ids]
    .map((id) => entry(moment.directory.ufilters, id))
    .sort((a, b) => a.position - b.position || a.id - b.id);
}
