import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { Point } from '../geo.ts';

/** A port of call, with what guests do there. */
export type Port = Point & { slug: string; name: Localised; text: Localised };

const ports = new Map(
  readFacts<'slug' | 'name_en' | 'name_ru' | 'latitude' | 'longitude' | 'text_en' | 'text_ru'>(
    '../cruises/ports.csv',
  ).map((row): [string, Port] => [
    row.slug,
    {
      slug: row.slug,
      name: { en: row.name_en, ru: row.name_ru },
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
      text: { en: row.text_en, ru: row.text_ru },
    },
  ]),
);

/** The port of a route. */
export function portOf(slug: string): Port {
  const port = ports.get(slug);
  assert(port, `the port ${slug} is known`);
  return port;
}
