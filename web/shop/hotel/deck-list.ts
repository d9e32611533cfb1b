import type { HotelInfo } from './hotel-loader.ts';

/** A deck of a liner, with its plan. */
export type Deck = { title: string; content: string; planImgUrl: string };

/** Deck plans are texts with this in their key ([W]§3.5). */
export const isDeckPlan = (key: string): boolean => key.toLowerCase().includes('cabindiagram');

/** The decks of a liner that have a plan, in the order of the texts. */
export const deckList = (texts: HotelInfo['texts']): Deck[] =>
  texts.flatMap(({ key, title, text, image }) =>
    isDeckPlan(key) && image ? [{ title, content: text, planImgUrl: image }] : [],
  );
