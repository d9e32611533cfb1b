import type { HotelInfo } from './hotel-view.ts';
import { plainBlocks, type TextBlock } from './plain-paragraphs.ts';

/** A deck of a liner: what is on it, and the picture of its plan ([W]§3.5). */
export type Deck = { title: string; content: TextBlock[]; planImgUrl: string };

/** Deck plans are texts with this in their key ([W]§3.5). */
export const isDeckPlan = (key: string): boolean => key.toLowerCase().includes('cabindiagram');

/** The decks whose plan there is a picture of, in the operator's order. */
export const deckList = (texts: HotelInfo['texts']): Deck[] =>
  texts.flatMap(({ key, title, text, image }) =>
    image && isDeckPlan(key) ? [{ title, content: plainBlocks(text), planImgUrl: image }] : [],
  );
