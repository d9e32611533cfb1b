import type { HotelInfo } from './hotel-loader.ts';

/** Attributes that pages know by their number ([W]§9); those that are distances are in metres. */
export const attributeIncs = {
  beach: 53,
  airport: 51,
  centre: 52,
  airportName: 1_000_246,
  badge: 1_000_231,
  /** Shown as name and value. */
  valued: [1_000_235, 1_000_236],
  /** A page of the hotel's own offers: the value is its address. */
  action: 1_000_032,
} as const;

type Attributes = HotelInfo['attr'];

/** Distances that are known, in metres. */
export function distancesOf(attributes: Attributes) {
  const metres = (inc: number) => {
    const value = attributes.find((attribute) => attribute.inc === inc)?.value ?? '';
    return /^\d+$/.test(value) ? Number(value) : undefined;
  };
  return {
    beach: metres(attributeIncs.beach),
    airport: metres(attributeIncs.airport),
    centre: metres(attributeIncs.centre),
  };
}

/** An icon of the header: what the hotel has, by name. */
export type HotelIcon = { inc: number; icon: string | null; label: string };

/** Everything that the hotel has and that is said by a name alone. */
export const iconsOf = (attributes: Attributes): HotelIcon[] =>
  attributes.filter(({ kind }) => kind === 'flag').map(({ inc, icon, name }) => ({ inc, icon, label: name }));

/** What stands above the name of the hotel: its badge, and two attributes that are a name and a value. */
export const badgesOf = (attributes: Attributes): string[] =>
  attributes.flatMap(({ inc, name, value }) => {
    if (inc === attributeIncs.badge) return [value || name];
    return attributeIncs.valued.some((each) => each === inc) ? [`${name} ${value}`.trim()] : [];
  });

/** Pages about the hotel that its header links to; only web addresses and own paths. */
export const actionsOf = (attributes: Attributes): { link: string; title: string }[] =>
  attributes
    .filter(({ inc, value }) => inc === attributeIncs.action && /^(https:\/\/|\/(?![/\\]))/.test(value))
    .map(({ name, value }) => ({ link: value, title: name }));
