import type { Hotel } from './catalogue.ts';

/** Filters of an answer; an empty list filters nothing. */
export type Filters = {
  starIds: readonly number[];
  mealIds: readonly number[];
  regionIds: readonly number[];
  townIds: readonly number[];
  /** All of them. */
  attributeIds: readonly number[];
  /** Sale minor units, both included. */
  minMinor: number | undefined;
  maxMinor: number | undefined;
  instantOnly: boolean;
  charter: boolean;
  regular: boolean;
};

export const noFilters: Filters = {
  starIds: [],
  mealIds: [],
  regionIds: [],
  townIds: [],
  attributeIds: [],
  minMinor: undefined,
  maxMinor: undefined,
  instantOnly: false,
  charter: true,
  regular: true,
};

/** Which groups of the filters that concern hotels one passes, each by itself. */
export const hotelPasses = (hotel: Hotel, filters: Filters) => ({
  stars: within(filters.starIds, hotel.starId),
  regions: within(filters.regionIds, hotel.regionId),
  towns: within(filters.townIds, hotel.townId),
  attributes: filters.attributeIds.every((id) => hotel.attributeIds.includes(id)),
});

export const hotelPassesAll = ({ stars, regions, towns, attributes }: ReturnType<typeof hotelPasses>) =>
  stars && regions && towns && attributes;

/** A kind of offer as filters tell it apart. */
export type OfferKind = { mealId: number; isInstant: boolean; freight: 0 | 2 | null };

export const kindPasses = (kind: OfferKind, filters: Filters) =>
  isMealWanted(kind.mealId, filters) &&
  (kind.isInstant || !filters.instantOnly) &&
  isFreightWanted(kind.freight, filters);

export const isMealWanted = (mealId: number, filters: Filters) => within(filters.mealIds, mealId);

export const isFreightWanted = (freight: OfferKind['freight'], filters: Filters) =>
  (freight !== 0 || filters.charter) && (freight !== 2 || filters.regular);

export const isPriceWithin = (totalMinor: number, { minMinor, maxMinor }: Filters) =>
  (minMinor === undefined || totalMinor >= minMinor) && (maxMinor === undefined || totalMinor <= maxMinor);

const within = (wanted: readonly number[], id: number) => wanted.length === 0 || wanted.includes(id);
