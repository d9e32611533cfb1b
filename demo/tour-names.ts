import { type Localised, localise } from '#lib/localised.ts';
import { wordOf } from './content/words.ts';
import { mapTexts } from './texts/word-list.ts';

/** Places and a season as Russian has them in a tour's name; English has a sentence of its own. */
export const wayName = (places: readonly Localised[], season: Localised, en: string): Localised => ({
  ...mapTexts(
    season,
    (name, locale) => `${places.map((place) => localise(place, locale)).join(' — ')}, ${name}`,
  ),
  en,
});

/** `summer 2027`, `winter 2027/28`. */
export const seasonName = (season: 'summer' | 'winter', year: number): Localised =>
  mapTexts(wordOf(season), (word, locale) => {
    const years = season === 'summer' ? `${year}` : `${year}/${(year + 1) % 100}`;
    return `${word.toLocaleLowerCase(locale)} ${years}`;
  });
