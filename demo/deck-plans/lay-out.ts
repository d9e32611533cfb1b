import { type CabinLetter, type DeckPart, type DeckPlan, type RoomKind, roomLengths } from './deck-plan.ts';

/** A rectangle of the drawing. */
export type Box = { x: number; y: number; w: number; h: number };

export type Cabin = Box & {
  number: number;
  letter: CabinLetter;
  /** On which side a balcony lies before it, if there is one. */
  balcony: 'above' | 'below' | undefined;
};
export type PublicRoom = Box & { room: RoomKind; number: number };

export type DeckLayout = {
  hull: Box;
  cabins: Cabin[];
  rooms: PublicRoom[];
  stairs: Box[];
  service: Box[];
};

export const planSize = { width: 1280, height: 460 };

/** Room for what the colours mean, under the ship. */
export const keyHeight = 60;

const hull: Box = { x: 40, y: 30, w: 1200, h: 340 };
const balconyDepth = 16;
const corridor = 18;
const balconies = new Set<CabinLetter>(['c', 'd', 'e']);

/** Where everything on a deck is: the bow to the left, its starboard side above, as numbers go on a ship. */
export function layOut(plan: DeckPlan): DeckLayout {
  const found: DeckLayout = { hull, cabins: [], rooms: [], stairs: [], service: [] };
  const lengths = plan.parts.map((part, index) => lengthOf(part, index === 0));
  const unit = hull.w / lengths.reduce((sum, length) => sum + length, 0);
  const inset = plan.hasPromenade ? 26 : 0;
  let x = hull.x;
  for (const [index, part] of plan.parts.entries()) {
    const w = lengths[index]! * unit; // each part has a length
    const box = { x, y: hull.y + inset, w, h: hull.h - 2 * inset };
    if (part.kind === 'room') found.rooms.push({ ...box, room: part.room, number: found.rooms.length + 1 });
    else if (part.kind === 'cabins') addCabins(found, part, box);
    else found[part.kind].push(box);
    x += w;
  }
  return { ...found, cabins: numbered(found.cabins, plan) };
}

/** In columns of cabins. The bow is pointed, so what lies in it needs more. */
function lengthOf(part: DeckPart, isBow: boolean): number {
  if (part.kind === 'cabins') return part.columns * (part.outer === 'd' || part.outer === 'e' ? 1.4 : 1);
  if (part.kind === 'stairs') return 2;
  const length = part.kind === 'room' ? roomLengths[part.room] : 2;
  return isBow ? Math.max(5, length + 1) : length;
}

type Block = Extract<DeckPart, { kind: 'cabins' }>;
type Row = Pick<Box, 'y' | 'h'> & { letter: CabinLetter; balcony: Cabin['balcony'] };

/** Cabins along both sides, and back to back between the corridors where they have no window. */
function addCabins(found: DeckLayout, { outer, inner, columns }: Block, box: Box): void {
  const outerDepth = inner ? 82 : 104;
  const before = balconies.has(outer) ? balconyDepth : 0;
  const core = { y: box.y + outerDepth + corridor, h: box.h - 2 * (outerDepth + corridor) };
  const side = (y: number, balcony: Cabin['balcony']): Row => ({
    y,
    h: outerDepth - before,
    letter: outer,
    balcony: before ? balcony : undefined,
  });
  const rows: Row[] = [side(box.y + before, 'above'), side(box.y + box.h - outerDepth, 'below')];
  if (inner)
    for (const half of [0, 1])
      rows.push({ y: core.y + (half * core.h) / 2, h: core.h / 2, letter: inner, balcony: undefined });
  else found.service.push({ ...box, ...core });
  const w = box.w / columns;
  for (let column = 0; column < columns; column++)
    for (const { y, h, letter, balcony } of rows)
      found.cabins.push({ x: box.x + column * w, y, w, h, letter, balcony, number: 0 });
}

/** From the bow, odd to starboard and even to port: those along the sides first, those within from the next hundred. */
function numbered(cabins: readonly Cabin[], { deck, parts }: DeckPlan): Cabin[] {
  const inner = new Set(parts.flatMap((part) => (part.kind === 'cabins' ? (part.inner ?? []) : [])));
  const middle = hull.y + hull.h / 2;
  const sides = cabins.filter(({ letter }) => !inner.has(letter));
  const hundreds = (Math.floor((sides.length + 1) / 100) + 1) * 100;
  const next = new Map<string, number>();
  return cabins.map((cabin) => {
    const [isWithin, isPort] = [inner.has(cabin.letter), cabin.y + cabin.h / 2 > middle];
    const row = `${isWithin}${isPort}`;
    const number = next.get(row) ?? deck * numbersOfDeck(deck) + (isWithin ? hundreds : 0) + (isPort ? 2 : 1);
    next.set(row, number + 2);
    return { ...cabin, number };
  });
}

/** 101 on a boat of three decks, 8001 on a ship of sixteen. */
const numbersOfDeck = (deck: number) => (deck < 4 ? 100 : 1000);
