import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { type Destination, destinationsFrom } from '#domain/offers/destinations.ts';
import type { PointOfSale } from '#price-search/catalogue.ts';
import { type TourQuestion, toursAsked } from './tours-asked.ts';

type DestinationQuestion = TourQuestion & {
  townFrom: number;
  /** How many stand first. */
  topCount: number;
  /** Language that the others are sorted in. */
  locale: string;
};

export type ListedDestination = Destination & { isTop: boolean };

/** Countries that the asked tours lead to: those the operator puts first and those with most hotels, then the others by name. */
export async function listDestinations(
  moment: CatalogueMoment,
  question: DestinationQuestion,
  point: PointOfSale,
): Promise<ListedDestination[]> {
  const { townFrom, topCount, locale } = question;
  const stateIds = new Set(toursAsked(moment, question).map((tour) => tour.stateId));
  const sold = await destinationsFrom(moment, townFrom, point);
  const ranked = sold
    .filter(({ state }) => stateIds.has(state.id))
    .sort((a, b) => Number(b.state.isPriority) - Number(a.state.isPriority) || b.hotelCount - a.hotelCount);
  const { compare } = new Intl.Collator(locale);
  const nameOf = ({ state }: Destination) => state.name[locale] ?? state.name.en;
  const others = ranked.slice(topCount).sort((a, b) => compare(nameOf(a), nameOf(b)));
  return [
    ...ranked.slice(0, topCount).map((destination) => ({ ...destination, isTop: true })),
    ...others.map((destination) => ({ ...destination, isTop: false })),
  ];
}
