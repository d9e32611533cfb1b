import type { Localised } from '#lib/localised.ts';
import { poolCount } from '../hotel-attributes.ts';
import type { Hotel } from '../hotels.ts';
import type { Room } from '../rooms.ts';
import { counted } from './counted.ts';
import { inEveryLanguage, mapTexts } from './word-list.ts';

/**
 * What the phrases' `{words}` stand for at one hotel. Names stand as they are called, and `{where}` and `{Where}`, which
 * other languages decline, are in English and Russian alone: translations say `{town}`.
 */
export function valuesOf(hotel: Hotel, rooms: Room[]): Record<string, Localised> {
  const { resort } = hotel;
  const largest = rooms.reduce((a, b) => (b.areaM2 > a.areaM2 ? b : a));
  const [first] = rooms;
  return {
    name: same(hotel.name),
    town: resort.name,
    where: { en: `${prepositionFor(hotel)} ${resort.name.en}`, ru: resort.whereRu },
    Where: { en: upperFirst(`${prepositionFor(hotel)} ${resort.name.en}`), ru: upperFirst(resort.whereRu) },
    rooms: counted('rooms', hotel.roomCount),
    pools: counted('pools', poolCount(hotel)),
    beach: distance(hotel.toBeach ?? 0),
    centre: distance(hotel.toCentre),
    airport: distance(hotel.toAirport),
    airportName: resort.airport.townName,
    built: same(String(hotel.builtYear)),
    renovated: same(String(hotel.renovatedYear ?? hotel.builtYear)),
    smallest: same(String(first?.areaM2 ?? 0)),
    largest: same(String(largest.areaM2)),
    kinds: counted('kinds', rooms.length),
    largestRoom: mapTexts(
      largest.kind.name,
      (name, locale) => name.charAt(0).toLocaleLowerCase(locale) + name.slice(1),
    ),
  };
}

/** English says “on” for islands and headlands that Russian puts with «на», but “in” for Thai and Vietnamese beaches. */
function prepositionFor({ resort }: Hotel): 'in' | 'on' {
  const isOn = resort.whereRu.startsWith('на ') && resort.kind !== 'island';
  return isOn && !['TH', 'VN'].includes(resort.region.destination.iso2) ? 'on' : 'in';
}

const same = (text: string): Localised => ({ en: text, ru: text });
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const isCyrillic = (locale: string) => locale === 'ru' || locale === 'kk';
const unitOf = {
  m: inEveryLanguage((locale) => (isCyrillic(locale) ? 'м' : 'm')),
  km: inEveryLanguage((locale) => (isCyrillic(locale) ? 'км' : 'km')),
};

function distance(metres: number): Localised {
  const isShort = metres < 1000;
  const count = isShort ? metres : metres < 10_000 ? metres / 1000 : Math.round(metres / 1000);
  const written = count.toLocaleString('en', { maximumFractionDigits: 1, useGrouping: false });
  const withComma = written.replace('.', ',');
  return mapTexts(
    unitOf[isShort ? 'm' : 'km'],
    (unit, locale) => `${locale === 'en' ? written : withComma} ${unit}`,
  );
}
