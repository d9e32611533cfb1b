import { readFacts } from '../facts/read-facts.ts';
import { type Phrase, phrase } from './phrase.ts';

/** What guests walk, sail and drive to, by the slug of the region. */
export const notesOfRegions: ReadonlyMap<string, readonly Phrase[]> = new Map(
  [...Map.groupBy(readFacts<'region' | 'en' | 'ru'>('../texts/place-notes.csv'), ({ region }) => region)].map(
    ([region, notes]) => [region, notes.map(({ en, ru }) => phrase(en, ru))],
  ),
);
