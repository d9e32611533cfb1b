import type { HotelInfo } from './hotel-view.ts';
import { plainBlocks, type TextBlock } from './plain-paragraphs.ts';

/** A deck of a liner: what is on it, and the picture of its plan where there is one ([W]§3.5). */
export type Deck = { title: string; content: TextBlock[]; planImgUrl: string | null };

/** Deck plans are texts with this in their key ([W]§3.5). */
export const isDeckPlan = (key: string): boolean => key.toLowerCase().includes('cabindiagram');

/** All decks, in the operator's order, of a liner that there is a picture of a plan of; else none: words are a text. */
export function deckList(texts: HotelInfo['texts']): Deck[] {
  const decks = texts
    .filter(({ key }) => isDeckPlan(key))
    .map(({ title, text, image }) => ({ title, content: plainBlocks(text), planImgUrl: image ?? null }))
    .filter(({ content, planImgUrl }) => content.length > 0 || planImgUrl !== null);
  return decks.some(({ planImgUrl }) => planImgUrl !== null) ? decks : [];
}
