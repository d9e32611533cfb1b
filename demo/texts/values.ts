import type { Localised } from '#lib/localised.ts';
import { poolCount } from '../hotel-attributes.ts';
import type { Hotel } from '../hotels.ts';
import type { Room } from '../rooms.ts';

/** What the phrases' `{words}` stand for at one hotel, in both languages. */
export function valuesOf(hotel: Hotel, rooms: Room[]): Record<string, Localised> {
  const { resort } = hotel;
  const largest = rooms.reduce((a, b) => (b.areaM2 > a.areaM2 ? b : a));
  const [first] = rooms;
  return {
    name: same(hotel.name),
    town: resort.name,
    where: { en: `${prepositionFor(hotel)} ${resort.name.en}`, ru: resort.whereRu },
    Where: { en: upperFirst(`${prepositionFor(hotel)} ${resort.name.en}`), ru: upperFirst(resort.whereRu) },
    region: resort.region.name,
    rooms: counted(hotel.roomCount, 'room', 'rooms', ['номер', 'номера', 'номеров']),
    pools: counted(poolCount(hotel), 'pool', 'pools', ['бассейн', 'бассейна', 'бассейнов']),
    beach: distance(hotel.toBeach ?? 0),
    centre: distance(hotel.toCentre),
    airport: distance(hotel.toAirport),
    airportName: resort.airport.townName,
    built: same(String(hotel.builtYear)),
    renovated: same(String(hotel.renovatedYear ?? hotel.builtYear)),
    smallest: same(String(first?.areaM2 ?? 0)),
    largest: same(String(largest.areaM2)),
    kinds: counted(rooms.length, 'kind', 'kinds', ['вид', 'вида', 'видов']),
    largestRoom: { en: lowerFirst(largest.kind.name.en), ru: lowerFirst(largest.kind.name.ru) },
  };
}

/** English says “on” for islands and headlands that Russian puts with «на», but “in” for Thai and Vietnamese beaches. */
function prepositionFor({ resort }: Hotel): 'in' | 'on' {
  const isOn = resort.whereRu.startsWith('на ') && resort.kind !== 'island';
  return isOn && !['TH', 'VN'].includes(resort.region.destination.iso2) ? 'on' : 'in';
}

const same = (text: string): Localised => ({ en: text, ru: text });
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function distance(metres: number): Localised {
  if (metres < 1000) return { en: `${metres} m`, ru: `${metres} м` };
  const km = metres < 10_000 ? metres / 1000 : Math.round(metres / 1000);
  const written = km.toLocaleString('en', { maximumFractionDigits: 1 });
  return { en: `${written} km`, ru: `${written.replace('.', ',')} км` };
}

const russian = new Intl.PluralRules('ru');

function counted(
  count: number,
  one: string,
  many: string,
  [single, few, several]: readonly [string, string, string],
): Localised {
  const form = russian.select(count);
  return {
    en: `${count} ${count === 1 ? one : many}`,
    ru: `${count} ${form === 'one' ? single : form === 'few' ? few : several}`,
  };
}
