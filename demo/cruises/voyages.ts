import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { Point } from '../geo.ts';
import { portOf } from './ports.ts';
import { shipPicture } from './ship-pictures.ts';
import type { Ship } from './ships.ts';

/** A voyage: the ports day by day, `sea` or `sea@latitude:longitude` for a day without one. */
export type Voyage = {
  id: number;
  slug: string;
  nights: number;
  route: readonly string[];
  title: Localised;
  summary: Localised;
};

type VoyageColumn =
  | 'id'
  | 'slug'
  | 'nights'
  | 'route'
  | 'title_en'
  | 'title_ru'
  | 'summary_en'
  | 'summary_ru';

const voyages = new Map(
  readFacts<VoyageColumn>('../cruises/programs.csv').map((row): [string, Voyage] => {
    const voyage = {
      id: Number(row.id),
      slug: row.slug,
      nights: Number(row.nights),
      route: row.route.split(' '),
      title: { en: row.title_en, ru: row.title_ru },
      summary: { en: row.summary_en, ru: row.summary_ru },
    };
    assert(voyage.route.length === voyage.nights + 1, `${row.slug} is somewhere on each of its days`);
    return [row.slug, voyage];
  }),
);

/** The voyage of a ship's rotation. */
export function voyageOf(slug: string): Voyage {
  const voyage = voyages.get(slug);
  assert(voyage, `the voyage ${slug} is planned`);
  return voyage;
}

/** The programs of a ship, each once. */
export const voyagesOf = (ship: Ship): Voyage[] => [...new Set(ship.rotation)].map(voyageOf);

export const programRow = (ship: Ship, voyage: Voyage, position: number): RowOf<'cruise_program'> => ({
  id: voyage.id,
  hotel_id: ship.id,
  slug: voyage.slug,
  title: voyage.title,
  summary: voyage.summary,
  nights: voyage.nights,
  image: shipPicture(ship, 'islands', `p${voyage.id}`, 'golden'),
  position,
});

const atSea: Localised = {
  en: 'At sea',
  ru: 'День в море',
  pl: 'Na morzu',
  cs: 'Na moři',
  sk: 'Na mori',
  hu: 'A tengeren',
  et: 'Merel',
  lt: 'Jūroje',
  lv: 'Jūrā',
  tr: 'Denizde',
  az: 'Dənizdə',
  kk: 'Теңізде',
  uz: 'Dengizda',
};

/** Where a voyage is on each day; a day at sea is on the way between the ports around it. */
export function* dayRows({ id, route }: Voyage): Generator<RowOf<'cruise_program_day'>> {
  for (const [index, slug] of route.entries()) {
    const isPort = !isAtSea(slug);
    const { latitude, longitude } = isPort ? portOf(slug) : (placeNamed(slug) ?? placeAtSea(route, index));
    yield {
      program_id: id,
      day: index + 1,
      title: isPort ? portOf(slug).name : atSea,
      latitude,
      longitude,
      ...(isPort && route.indexOf(slug) === index && { text: portOf(slug).text }),
    };
  }
}

/** A day without a port. */
export const isAtSea = (slug: string) => /^sea(@|$)/.test(slug);

/** Where the way between two ports leads round land, its place is named. */
function placeNamed(slug: string): Point | undefined {
  const [latitude, longitude] = (slug.split('@')[1] ?? '').split(':').map(Number);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function placeAtSea(route: readonly string[], index: number): Point {
  const before = route.findLastIndex((slug, day) => day < index && !isAtSea(slug));
  const after = route.findIndex((slug, day) => day > index && !isAtSea(slug));
  const [from, to] = [portOf(route[before] ?? ''), portOf(route[after] ?? '')];
  const way = (index - before) / (after - before);
  const between = (a: number, b: number) => Math.round((a + (b - a) * way) * 100) / 100;
  return {
    latitude: between(from.latitude, to.latitude),
    longitude: between(from.longitude, to.longitude),
  };
}
