import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import { guests, houses } from '../texts/about-phrases.ts';
import { comforts, lagoons, shores, ways } from '../texts/beach-phrases.ts';
import { concepts, priorities, programs, vips, winters } from '../texts/concept-phrases.ts';
import { days } from '../texts/day-phrases.ts';
import { leads } from '../texts/lead-phrases.ts';
import { distance, islandDistance } from '../texts/location-phrases.ts';
import { notesOfRegions } from '../texts/place-notes.ts';
import { serviceItems } from '../texts/service-phrases.ts';
import { boards, children, kitchens, notes, roomDetails, rooms, spas } from '../texts/stay-phrases.ts';
import { translated, translatedLocales } from './translated.ts';

const phrases = [
  ...Object.values(leads).flat(),
  ...[houses, guests, days, ways, shores, comforts, lagoons, concepts, priorities, programs, vips].flat(),
  ...[winters, rooms, roomDetails, kitchens, children, spas, notes, serviceItems].flat(),
  ...Object.values(boards).flat(),
  distance,
  islandDistance,
].map(({ text }) => text);
const placeNotes = [...notesOfRegions.values()].flat().map(({ text }) => text);

const kinds: Record<string, readonly Localised[]> = {
  'hotel-phrases.csv': phrases,
  'place-notes.csv': placeNotes,
  'excursions.csv': [
    ...textsOf('../excursions/tours.csv', 'description'),
    ...textsOf('../excursions/days.csv', 'title', 'text'),
    ...textsOf('../excursions/services.csv', 'title', 'summary'),
  ],
  'port-names.csv': textsOf('../cruises/ports.csv', 'name'),
  'decks.csv': textsOf('../cruises/decks.csv', 'body'),
  'ship-texts.csv': textsOf('../cruises/texts.csv', 'body'),
};

function textsOf(file: string, ...columns: string[]): Localised[] {
  return readFacts<string>(file).flatMap((row) =>
    columns.map((column) => translated({ en: row[`${column}_en`] ?? '', ru: row[`${column}_ru`] ?? '' })),
  );
}

test.each(translatedLocales)('hotels, liners and excursion tours are told of in %s', (locale) => {
  const missing = Object.entries(kinds).flatMap(([file, texts]) => {
    const silent = new Set(texts.filter((text) => !text[locale]).map(({ en }) => en));
    return [...silent].map((en) => `${file}: ${en}`);
  });
  expect(missing).toEqual([]);
});

test.each(translatedLocales)('no line in %s translates what nobody says any more', (locale) => {
  const folder = new URL(`./${locale}/`, import.meta.url);
  for (const [file, texts] of Object.entries(kinds)) {
    if (!existsSync(new URL(file, folder))) continue;
    const said = new Set(texts.map(({ en }) => en));
    const lines = readFacts<'en' | 'text'>(`../translations/${locale}/${file}`);
    expect(
      lines.map(({ en }) => en).filter((en) => !said.has(en)),
      file,
    ).toEqual([]);
  }
});

test.each(translatedLocales)('phrases in %s have the places of their English for values', (locale) => {
  const placesIn = (text: string) => new Set(text.match(/\{\w*\}?/g));
  for (const text of [...phrases, ...placeNotes]) {
    const own = text[locale];
    if (own) expect(placesIn(own), own).toEqual(placesIn(text.en.replace(/\{where\}/i, '{town}')));
  }
});

test('whatever is said of a children’s club, it opens and closes at the same hours', () => {
  const said = phrases.filter(({ en }) => en.includes('club takes guests'));
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said.map(({ en }) => /from ten to noon and from three to [\w ]+/.exec(en)?.[0])).size).toBe(
    1,
  );
});
