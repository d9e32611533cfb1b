import { assert } from '#lib/assert.ts';
import { localise } from '#lib/localised.ts';
import {
  type CabinLetter,
  cabinLetters,
  type DeckPart,
  type DeckPlan,
  type RoomKind,
  readParts,
} from '../deck-plans/deck-plan.ts';
import { layOut } from '../deck-plans/lay-out.ts';
import { hotelWord } from '../texts/hotel-words.ts';
import type { Ship } from './ships.ts';

/** Cabins are sold by these names. */
const cabinWords: Record<CabinLetter, string> = {
  a: 'cabin-inside',
  b: 'cabin-ocean',
  c: 'cabin-balcony',
  d: 'cabin-family',
  e: 'cabin-suite',
};

type DeckFacts = Pick<DeckPlan, 'deck' | 'hasPromenade'> & { plan: string };

/** A deck of this ship: on a smaller one there are fewer cabins between the same rooms. */
export function deckPlan(ship: Ship, { plan, ...facts }: DeckFacts): DeckPlan {
  const parts = readParts(plan);
  assert(parts, `${plan} is what a plan of a deck is made of`);
  const share = ship.isRiverBoat ? 1 : Math.min(1.1, Math.max(0.6, Math.sqrt(ship.cabins / 1000)));
  const scaled = (part: DeckPart): DeckPart =>
    part.kind === 'cabins' ? { ...part, columns: Math.max(2, Math.round(part.columns * share)) } : part;
  return { hull: ship.isRiverBoat ? 'river' : 'sea', ...facts, parts: parts.map(scaled) };
}

/** What the letters and numbers of the plan mean: kinds of cabins with their numbers, rooms, stairs. */
export function deckLegend(plan: DeckPlan, locale: string): string {
  const { cabins, rooms, stairs } = layOut(plan);
  const word = (key: string) => localise(hotelWord(key), locale);
  const numbersOf = (letter: CabinLetter) =>
    runs(cabins.flatMap((cabin) => (cabin.letter === letter ? cabin.number : [])));
  const ofRoom = ([room, all]: [RoomKind, { number: number }[]]) =>
    `${all.map(({ number }) => number).join(', ')}: ${word(`on-deck-${room}`)}`;
  const lines = [
    ...cabinLetters
      .filter((letter) => cabins.some((cabin) => cabin.letter === letter))
      .map((letter) => `${letter.toUpperCase()}: ${word(cabinWords[letter])}, ${numbersOf(letter)}`),
    ...[...Map.groupBy(rooms, ({ room }) => room)].map(ofRoom),
    ...(stairs.length > 0 ? [`S: ${word('on-deck-stairs')}`] : []),
  ];
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

/** `8001–8022, 8035–8056`: odd and even numbers lie opposite one another, so both are one row. */
function runs(numbers: readonly number[]): string {
  const rows: { from: number; to: number }[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = rows.at(-1);
    if (last && number - last.to <= 2) last.to = number;
    else rows.push({ from: number, to: number });
  }
  return rows.map(({ from, to }) => `${from}–${to}`).join(', ');
}
