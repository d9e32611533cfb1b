import { assert } from '#lib/assert.ts';
import { type Attribute, CLIMATES, HOURS, KINDS } from '../posters/facts.ts';
import { heroPoster } from '../posters/place-poster.ts';
import { posterPath } from '../posters/poster-path.ts';

const sizes = { wide: [2000, 1000], card: [1200, 900] } as const;

/** A poster for a page: what it shows, its hour and its climate; a wide one keeps its left sky for the title. */
export function pagePicture(look: string, seed: string, size: keyof typeof sizes): string {
  const [kind, hour, climate] = look.split(' ');
  const [width, height] = sizes[size];
  const facts = heroPoster({ climate: oneOf(CLIMATES, climate) }, oneOf(HOURS, hour));
  return posterPath({
    ...facts,
    kind: oneOf(KINDS, kind),
    has: size === 'wide' ? wideHas(kind) : ['palms', 'boats'],
    seed: seed.slice(0, 16),
    width,
    height,
  });
}

/** Only a shore has its palms on the right: elsewhere they would stand under the title. */
const wideHas = (kind: string | undefined): Attribute[] =>
  kind === 'beach' || kind === 'islands' ? ['palms', 'boats', 'headline'] : ['boats', 'headline'];

function oneOf<const T extends string>(list: readonly T[], value: string | undefined): T {
  const found = list.find((item) => item === value);
  assert(found, `posters know ${value}`);
  return found;
}
