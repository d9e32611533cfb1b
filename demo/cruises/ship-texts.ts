import type { RowOf } from '#domain/operator-data/tables.ts';
import { type Localised, localise } from '#lib/localised.ts';
import { deckPath } from '../deck-plans/deck-plan.ts';
import { readFacts } from '../facts/read-facts.ts';
import { hotelWord } from '../texts/hotel-words.ts';
import { inEveryLanguage, mapTexts } from '../texts/word-list.ts';
import { translated } from '../translations/translated.ts';
import { deckLegend, deckPlan } from './decks.ts';
import { portOf } from './ports.ts';
import type { Ship } from './ships.ts';
import { isAtSea, type Voyage, voyagesOf } from './voyages.ts';

type TextColumn = 'kind' | 'key' | 'title' | 'body_en' | 'body_ru';
type DeckColumn = 'kind' | 'deck' | 'name' | 'plan' | 'body_en' | 'body_ru';

const texts = readFacts<TextColumn>('../cruises/texts.csv');
const decks = readFacts<DeckColumn>('../cruises/decks.csv');

/** The texts of a ship's page under the keys of [W]§3.5, its decks among them. */
export function shipTextRows(ship: Ship): RowOf<'hotel_text'>[] {
  const kind = ship.isRiverBoat ? 'river' : 'sea';
  const rows: Omit<RowOf<'hotel_text'>, 'hotel_id' | 'position'>[] = [
    { key: 'linerinfo', title: hotelWord('title-ship'), body: inParagraphs([ship.lead]) },
    {
      key: 'linerroute',
      title: hotelWord('title-ports'),
      body: inParagraphs(voyagesOf(ship).map(inOneLine)),
    },
    ...decks
      .filter((deck) => deck.kind === kind)
      .map(({ deck, name, plan, body_en, body_ru }) => {
        const drawn = deckPlan(ship, { deck: Number(deck), plan, hasPromenade: name === 'promenade' });
        const words = translated({ en: body_en, ru: body_ru });
        return {
          key: `cabindiagram${deck}`,
          title: deckTitle(deck, name),
          body: inEveryLanguage((locale) => `<p>${localise(words, locale)}</p>${deckLegend(drawn, locale)}`),
          image: deckPath(drawn),
        };
      }),
    ...texts
      .filter((text) => text.kind === kind || text.kind === 'both')
      .map(({ key, title, body_en, body_ru }) => ({
        key,
        title: hotelWord(`title-${title}`),
        body: { en: body_en, ru: body_ru },
      })),
  ];
  return rows.map((row, position) => ({ ...row, hotel_id: ship.id, position }));
}

const deckTitle = (deck: string, name: string): Localised =>
  inEveryLanguage((locale) =>
    localise(hotelWord('title-deck'), locale)
      .replace('{deck}', deck)
      .replace('{name}', localise(hotelWord(`deck-${name}`), locale)),
  );

const inNights = translated({
  en: '{title}, {nights} nights: {ports}.',
  ru: '{title}, ночей: {nights}. {ports}.',
});

/** The voyage's name, and its ports in order. */
function inOneLine({ title, route, nights }: Voyage): Localised {
  const ports = route.filter((slug) => !isAtSea(slug)).map(portOf);
  return mapTexts(inNights, (words, locale) =>
    words
      .replace('{title}', localise(translated(title), locale))
      .replace('{nights}', `${nights}`)
      .replace('{ports}', ports.map(({ name }) => localise(translated(name), locale)).join(' – ')),
  );
}

function inParagraphs(lines: readonly Localised[]): Localised {
  const whole = lines.map(translated);
  return mapTexts(whole[0]!, (_, locale) => whole.map((line) => localise(line, locale)).join('\n\n')); // a text has a line
}
