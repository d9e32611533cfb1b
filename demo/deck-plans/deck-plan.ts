/** Kinds of cabins by the letter that a plan knows them by, the cheapest first. */
export const cabinLetters = ['a', 'b', 'c', 'd', 'e'] as const;
export type CabinLetter = (typeof cabinLetters)[number];

/** Rooms of a deck that everybody may enter, and how many columns of cabins each is long. */
export const roomLengths = {
  bar: 5,
  buffet: 8,
  children: 5,
  cinema: 5,
  gangway: 3,
  gym: 5,
  hospital: 5,
  laundry: 3,
  library: 4,
  lounge: 7,
  pool: 7,
  reception: 5,
  restaurant: 8,
  salon: 7,
  shops: 6,
  spa: 6,
  terrace: 7,
  theatre: 8,
} as const;
export type RoomKind = keyof typeof roomLengths;

/** What a deck is made of, from the bow to the stern. */
export type DeckPart =
  | { kind: 'room'; room: RoomKind }
  | { kind: 'stairs' | 'service' }
  | { kind: 'cabins'; outer: CabinLetter; inner: CabinLetter | undefined; columns: number };

/** A deck as a plan shows it. */
export type DeckPlan = {
  hull: 'sea' | 'river';
  deck: number;
  /** Whether one can walk all the way round it. */
  hasPromenade: boolean;
  parts: readonly DeckPart[];
};

const most = { deck: 20, parts: 16, columns: 24 };

/** `restaurant.stairs.b-a-9.service`: rooms by name, cabins as outer kind, inner kind (`x` for none) and columns. */
export const writeParts = (parts: readonly DeckPart[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'room') return part.room;
      return part.kind === 'cabins' ? `${part.outer}-${part.inner ?? 'x'}-${part.columns}` : part.kind;
    })
    .join('.');

/** Undefined for anything that `writeParts` would not write. */
export function readParts(text: string): DeckPart[] | undefined {
  const parts = text.split('.').map(readPart);
  return parts.length <= most.parts && parts.every((part) => part !== undefined) ? parts : undefined;
}

function readPart(text: string): DeckPart | undefined {
  if (text === 'stairs' || text === 'service') return { kind: text };
  if (Object.hasOwn(roomLengths, text)) return { kind: 'room', room: text as RoomKind }; // a key of the table
  const [outerText, innerText, columnsText, ...rest] = text.split('-');
  const outer = cabinLetters.find((letter) => letter === outerText);
  const inner = cabinLetters.find((letter) => letter === innerText);
  const columns = Number(columnsText);
  if (!outer || !(inner || innerText === 'x') || rest.length > 0) return undefined;
  if (!/^[1-9]\d?$/.test(columnsText ?? '') || columns > most.columns) return undefined;
  return { kind: 'cabins', outer, inner, columns };
}

/** The media path that names a plan by what is on it: `/media/deck/sea/8.svg?parts=service.c-x-12.stairs`. */
export const deckPath = ({ hull, deck, hasPromenade, parts }: DeckPlan): string =>
  `/media/deck/${hull}/${deck}.svg?parts=${writeParts(parts)}${hasPromenade ? '&promenade=yes' : ''}`;

/** The plan that a path stands for; anything that `deckPath` would not write is undefined. */
export function readDeckPath(path: string): DeckPlan | undefined {
  const found =
    /^\/media\/deck\/(sea|river)\/([1-9]\d?)\.svg\?parts=([a-z0-9.-]{1,200}?)(&promenade=yes)?$/.exec(path);
  const parts = found?.[3] && readParts(found[3]);
  if (!parts || Number(found[2]) > most.deck) return undefined;
  return {
    hull: found[1] === 'river' ? 'river' : 'sea',
    deck: Number(found[2]),
    hasPromenade: found[4] !== undefined,
    parts,
  };
}
