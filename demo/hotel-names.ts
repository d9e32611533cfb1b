import { assert } from '#lib/assert.ts';
import { dice } from './dice.ts';
import { nameNouns, nameRoots } from './hotel-name-words.ts';
import type { Resort } from './places.ts';

/** Gives every hotel an invented name that no other hotel of the demo has. */
export function hotelNamer(seed: string) {
  const names = new Set<string>();
  const slugs = new Set<string>();
  const rootsOfTown = new Map<number, Set<string>>();

  return function nameHotel(resort: Resort, hotelId: number, stars: number, isGuestHouse: boolean) {
    const roots = nameRoots[resort.region.destination.lexicon];
    assert(roots, `the words of ${resort.region.destination.slug} are listed`);
    const usedHere = rootsOfTown.get(resort.id) ?? new Set();
    rootsOfTown.set(resort.id, usedHere);
    const random = dice(seed, 'hotel name', hotelId);
    for (let attempt = 0; attempt < 400; attempt++) {
      const root = random.pick(roots);
      // A word comes back in the same town only when the others are spent.
      if (usedHere.has(root) && usedHere.size < roots.length) continue;
      const name = `${root} ${isGuestHouse ? 'Guest House' : nounFor(resort, stars, random.share())}`;
      const slug = slugOf(name);
      if (names.has(name) || slugs.has(slug)) continue;
      usedHere.add(root);
      names.add(name);
      slugs.add(slug);
      return { name, slug };
    }
    throw new Error(`No free name for a hotel in ${resort.slug}`);
  };
}

/** Five stars look at the first half of the list, four at its middle, the others at its end. */
function nounFor(resort: Resort, stars: number, share: number): string {
  const isFrench = resort.kind === 'ski' && resort.region.destination.lexicon === 'french';
  const nouns = nameNouns[isFrench ? 'french' : resort.kind];
  const start = stars >= 5 ? 0 : stars >= 4 ? 0.2 : 0.5;
  const end = stars >= 5 ? 0.65 : stars >= 4 ? 0.85 : 1;
  const at = Math.floor((start + share * (end - start)) * nouns.length);
  return nouns[at] as string;
}

const letters: Record<string, string> = { ı: 'i', ə: 'e', ħ: 'h', ł: 'l', ø: 'o', ß: 'ss', '‘': '', '’': '' };

/** A name as part of an address: small Latin letters, digits and single hyphens. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıəħłøß‘’]/g, (letter) => letters[letter] ?? '')
    .replace('&', 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
