import { hotelAttribute } from '#lib/attribute-numbers.ts';
import { pick } from '#lib/pick.ts';
import { isLinkable, type TextLink } from './first-link.ts';
import type { HotelInfo } from './hotel-view.ts';

/** Attributes that are shown as name and value ([W]§9). */
const valued: readonly number[] = [hotelAttribute.rooms, hotelAttribute.pools];

type Attributes = HotelInfo['attr'];

/** Distances that are known, in metres. */
export function distancesOf(attributes: Attributes) {
  const metres = (inc: number) => {
    const value = attributes.find((attribute) => attribute.inc === inc)?.value ?? '';
    return /^\d+$/.test(value) ? Number(value) : undefined;
  };
  return {
    beach: metres(hotelAttribute.beach),
    airport: metres(hotelAttribute.airport),
    centre: metres(hotelAttribute.centre),
  };
}

/** An icon of the header: what the hotel has, by name. */
export type HotelIcon = { inc: number; icon: string | null; label: string };

/** Everything that the hotel has and that is said by a name alone. */
export const iconsOf = (attributes: Attributes): HotelIcon[] =>
  attributes.filter(({ kind }) => kind === 'flag').map(({ inc, icon, name }) => ({ inc, icon, label: name }));

/** What stands above the name of the hotel. */
export const badgesOf = (attributes: Attributes): string[] =>
  attributes.flatMap(({ inc, name, value }) => (inc === hotelAttribute.badge ? [value || name] : []));

/** What is said of the hotel by a name and a value. */
export const valuesOf = (attributes: Attributes): Pick<Attributes[number], 'inc' | 'name' | 'value'>[] =>
  attributes
    .filter(({ inc, value }) => valued.includes(inc) && value !== '')
    .map((each) => pick(each, ['inc', 'name', 'value']));

/** Pages about the hotel that its header links to; only web addresses and own paths. */
export const actionsOf = (attributes: Attributes): TextLink[] =>
  attributes
    .filter(({ inc, value }) => inc === hotelAttribute.action && isLinkable(value))
    .map(({ name, value }) => ({ link: value, title: name }));
