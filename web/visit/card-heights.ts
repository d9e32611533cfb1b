/** How high the cards of a list were within their borders when it was left, in pixels, by its address. */
const left = new Map<string, readonly number[]>();

const mostKept = 12;

/** Keeps them for the way back; the oldest go first. */
export function keepHeights(address: string, cards: Iterable<HTMLElement>): void {
  left.delete(address);
  left.set(address, Array.from(cards, heightWithin));
  const oldest = left.keys().next().value;
  if (left.size > mostKept && oldest !== undefined) left.delete(oldest);
}

export const heightsAt = (address: string): readonly number[] | undefined => left.get(address);

const heightWithin = (card: HTMLElement) =>
  card.getBoundingClientRect().height - (card.offsetHeight - card.clientHeight);
