import { entry, type ProgramTypeEntry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { hotelsSold } from './hotels-sold.ts';
import { type TourQuestion, toursAsked } from './tours-asked.ts';

/** How the asked tours are sold, by name; with `townIds`, only tours with a hotel in one of these towns. */
export function listPrograms(
  moment: CatalogueMoment,
  question: TourQuestion & { townIds: readonly number[] },
): ProgramTypeEntry[] {
  const { directory } = moment;
  const { townIds } = question;
  const isThere = ({ townId }: { townId: number }) => townIds.includes(townId);
  const tours = toursAsked(moment, question).filter(
    (tour) => townIds.length === 0 || hotelsSold(directory, [tour]).some(isThere),
  );
  return [...new Set(tours.map((tour) => tour.programTypeId))]
    .map((id) => entry(directory.programTypes, id))
    .sort((a, b) => a.name.localeCompare(b.name));
}
