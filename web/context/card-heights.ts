import { keepLatest } from './keep-latest.ts';

/** How high the cards of a list were within their borders when it was left, in pixels, by its address. */
const left = new Map<string, readonly number[]>();

/** Keeps them for the way back. */
export const keepHeights = (address: string, cards: Iterable<HTMLElement>): void =>
  keepLatest(left, address, Array.from(cards, heightWithin));

export const heightsAt = (address: string): readonly number[] | undefined => left.get(address);

const heightWithin = (card: HTMLElement) =>
  card.getBoundingClientRect().height - (card.offsetHeight - card.clientHeight);
