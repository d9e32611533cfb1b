import { entry, type TourEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { isOfKind } from '#lib/travel-kind.ts';
import { sortOf, type TourQuestion, toursAsked } from './tours-asked.ts';

export type ListedTour = { tour: TourEntry; isExcursion: boolean };

/** The asked tours, by name in the asked language. */
export function listTours(moment: CatalogueMoment, question: TourQuestion, locale: string): ListedTour[] {
  const { directory } = moment;
  const { compare } = new Intl.Collator(locale);
  const nameOf = ({ tour }: ListedTour) => tour.name[locale] ?? tour.name.en;
  return toursAsked(moment, question)
    .map((tour) => ({
      tour: entry(directory.tours, tour.id),
      isExcursion: isOfKind(sortOf(tour, directory), 'excursion'),
    }))
    .sort((a, b) => compare(nameOf(a), nameOf(b)));
}
