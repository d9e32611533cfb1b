import { familyAttribute } from '#lib/attribute-numbers.ts';
import { distancesOf } from '#web/hotel/hotel-facts.ts';
import type { HotelInfo } from '#web/hotel/hotel-view.ts';

type Attributes = HotelInfo['attr'];

/** Roads are longer than the straight line, and a coach that stops at other hotels makes some 45 km an hour. */
const roadToLine = 1.3;
const kmPerHour = 45;

/** Minutes from the airport, as the operator says or, to the next five, as far as it is; undefined where neither is known. */
export function transferMinutes(attributes: Attributes): number | undefined {
  const told = attributes.find(({ inc }) => inc === familyAttribute.transferMinutes)?.value ?? '';
  if (/^\d+$/.test(told)) return Number(told);
  const { airport } = distancesOf(attributes);
  if (airport === undefined) return undefined;
  const minutes = ((airport / 1000) * roadToLine * 60) / kmPerHour;
  return Math.max(5, Math.round(minutes / 5) * 5);
}

/** What children look for. */
export function childrensPlaces(attributes: Attributes) {
  const has = (attribute: number) => attributes.some(({ inc }) => inc === attribute);
  return { slides: has(familyAttribute.waterSlides), club: has(familyAttribute.childrenClub) };
}
