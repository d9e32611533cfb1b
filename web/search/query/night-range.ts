import { searchLimits } from '#calls/search-limits.ts';

/** Nights that are sold; `places` 1 is with free places, 0 is none ([W]§2.9). */
export type SoldNights = { nights: number; places: number };

/** Most nights that can be chosen. */
const mostNights = searchLimits.nights.max;
export const wantedNights = 7;

export const everyNight = Array.from({ length: mostNights }, (_, index) => index + 1);

/** From is always there; to is missing while the longest stay is still to be chosen. */
export type ChosenNights = { from: number; to: number | undefined };

/** First click: the shortest stay; second: the longest, swapped if smaller; a third begins anew ([W]§4). */
export function chooseNight(pick: ChosenNights, night: number): ChosenNights {
  if (pick.to !== undefined) return { from: night, to: undefined };
  return { from: Math.min(pick.from, night), to: Math.max(pick.from, night) };
}

/** Closing after the first click means that stay exactly. */
export const closedNights = ({ from, to }: ChosenNights) => ({ from, to: to ?? from });

/** The nights that can be chosen: among the first 30 entries, with places. */
export const openNights = (sold: readonly SoldNights[]): ReadonlySet<number> =>
  new Set(
    sold
      .slice(0, mostNights)
      .filter(({ places }) => places > 0)
      .map(({ nights }) => nights),
  );

/** The stay nearest to 7 nights, free places first: exact, larger, smaller; undefined where nothing is sold ([W]§4). */
export function nearestNights(sold: readonly SoldNights[]): number | undefined {
  const open = sold.slice(0, mostNights).filter(({ places }) => places > 0);
  const nearest = (among: SoldNights[]) => among.map(({ nights }) => nights).sort(byNearness)[0];
  const free = open.filter(({ places }) => places === 1);
  return nearest(free) ?? nearest(open);
}

/**
 * The stay that takes the place of the form's when a list loads: the default gives way to what is surer, and what a
 * visitor asked for only where none of it is sold. Undefined: it stays.
 */
export function settledNights(
  sold: readonly SoldNights[],
  { from, to, isDefault }: { from: number; to: number; isDefault: boolean },
): number | undefined {
  const nearest = nearestNights(sold);
  const isSold = [...openNights(sold)].some((nights) => nights >= from && nights <= to);
  const stays = isSold && !isDefault;
  return stays || (nearest === from && nearest === to) ? undefined : nearest;
}

/** Exact, then the nearest larger, then the nearest smaller. */
const byNearness = (a: number, b: number) => rank(a) - rank(b);
const rank = (nights: number) => (nights >= wantedNights ? nights - wantedNights : 100 - nights);
