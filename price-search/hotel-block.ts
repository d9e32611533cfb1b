import type { Accommodation, Allotment, Catalogue, Day, Hotel, StopSale } from './catalogue.ts';
import { allotted, layOutNights, longest, shortest } from './nights.ts';
import { accommodationSetOf } from './occupancies.ts';
import type { Terms } from './terms.ts';

/** One hotel's rows of the catalogue. */
export type HotelRows = { hotel: Hotel } & Pick<
  Catalogue,
  | 'rooms'
  | 'accommodations'
  | 'contracts'
  | 'seasons'
  | 'childRules'
  | 'earlyBookings'
  | 'stayPays'
  | 'supplements'
  | 'stopSales'
  | 'allotments'
>;

export type RoomEntry = {
  id: number;
  accommodations: Accommodation[];
  /** Alike where they allow the same; numbered by each thread for itself. */
  accommodationSet: number;
  allotments: Allotment[];
};

/** One board in one room under one contract; night `n` of it is the day `firstDay + n`. */
export type RoomMeal = {
  hotel: Hotel;
  room: RoomEntry;
  terms: Terms;
  mealId: number;
  firstDay: Day;
  /** Number of nights laid out. */
  length: number;
  /** The hotel's prefix sums in `unit`s, modulo 2³²: the nights from a to b cost `(sums[at + b] - sums[at + a]) >>> 0`. */
  sums: Uint32Array;
  sumsAt: number;
  /** Minor units in one unit of `sums`. */
  unit: number;
  /** What may begin on each night, from `rulesAt` of the hotel's rules: see `nights.ts`. */
  rules: Uint16Array;
  rulesAt: number;
  /** Stops of single accommodations; the others are in the rules. */
  accommodationStops: StopSale[];
};

/** A hotel as the engine asks it: objects for what is small, and flat columns for the kernel. */
export type OpenHotel = {
  hotel: Hotel;
  /** By contract, then board, then the cheapest room first; the columns have the same order. */
  roomMeals: RoomMeal[];
  rooms: RoomEntry[];
  terms: Terms[];
  /** The boards it sells. */
  mealIds: number[];
  /** By room. */
  accommodationSets: Int32Array;
  /** `roomMealColumns` side by side for each of `roomMeals`. */
  columns: Int32Array;
  /** Rows of `roomMeals` that have the same rules have the same number below this. */
  ruleSets: number;
  /** The first day that any of its rows has. */
  firstDay: Day;
  /**
   * Lowest price of a night in each 2^`lowNightBits` nights from the first day on, in units of the row: all rows of the
   * first month, then those of the next, so that one search finds what it reads side by side.
   */
  lows: Uint32Array;
  sums: Uint32Array;
  rules: Uint16Array;
};

/** Columns of a room and board: places of its room, contract and board, and where its nights are. */
export const roomMealColumns = {
  room: 0,
  terms: 1,
  meal: 2,
  firstDay: 3,
  length: 4,
  sumsAt: 5,
  rulesAt: 6,
  ruleSet: 7,
  unit: 8,
  hasStops: 9,
  below: 10,
} as const;

/**
 * From `below` on there are pairs: an earlier row under the same contract that costs less on every night that both have a
 * price, -1 where there is none, and what it holds of this row's stays: nothing for certain, all of them, or all with their
 * allotments. Each is the first of the rooms that take the same parties, so that most parties find one that takes them.
 */
export const mostBelow = 3;
export const roomMealWidth = roomMealColumns.below + 2 * mostBelow;

export const holds = { unknown: 0, stays: 1, allotments: 2 } as const;

/** So many nights share one lowest price: 2 to this power. */
export const lowNightBits = 5;

/** The small part of a block, written as JSON; the nights are typed arrays beside it. */
type Head = {
  hotel: Hotel;
  rooms: Omit<RoomEntry, 'accommodationSet'>[];
  terms: Terms[];
  mealIds: number[];
  /** By row. */
  stops: StopSale[][];
};

// A block: header, columns, lows, sums (4 bytes each), rules (2 bytes each), head (JSON in UTF-8).
const header = {
  hotelId: 0,
  stateId: 1,
  rows: 2,
  ruleSets: 3,
  lows: 4,
  sums: 5,
  rules: 6,
  head: 7,
  firstDay: 8,
} as const;
const headerWords = 9;

/** Packs what one hotel sells into shared memory. */
export function packHotel(rows: HotelRows): SharedArrayBuffer {
  const head: Head = {
    hotel: rows.hotel,
    rooms: roomEntries(rows),
    terms: gatherTerms(rows),
    mealIds: [...new Set(rows.seasons.map((season) => season.mealId))].sort((a, b) => a - b),
    stops: [],
  };
  const sums = growing(Uint32Array);
  const rules = growing(Uint16Array);
  const columns: number[] = [];
  const laid: LaidOut[] = [];
  /** Boards of a room mostly share their rules, so these are kept once. */
  const ruleSets = new Map<string, { ruleSet: number; rulesAt: number }>();

  for (const { seasons, roomId, mealId, terms } of pricedBoards(rows, head.terms)) {
    const room = head.rooms.findIndex((one) => one.id === roomId);
    const stops = rows.stopSales.filter(
      (stop) => (stop.roomId ?? roomId) === roomId && (stop.mealId ?? mealId) === mealId,
    );
    const nights = layOutNights(
      seasons,
      stops.filter((stop) => stop.accommodationId === null),
      head.rooms[room]!.allotments,
    );
    const key = `${terms}/${nights.firstDay}/${Buffer.from(nights.rules.buffer).toString('latin1')}`;
    const known = ruleSets.get(key);
    const { ruleSet, rulesAt } = known ?? { ruleSet: ruleSets.size, rulesAt: rules.add(nights.rules) };
    if (!known) ruleSets.set(key, { ruleSet, rulesAt });
    const ofAccommodations = stops.filter((stop) => stop.accommodationId !== null);
    const set = accommodationSetOf(head.rooms[room]!.accommodations);
    const here = { ...nights, terms, set, hasStops: ofAccommodations.length > 0 };
    head.stops.push(ofAccommodations);
    columns.push(
      room,
      terms,
      head.mealIds.indexOf(mealId),
      nights.firstDay,
      nights.rules.length,
      sums.add(nights.sums),
      rulesAt,
      ruleSet,
      nights.unit,
      Number(here.hasStops),
      ...rowsBelow(laid, here),
    );
    laid.push(here);
  }
  const firstDay = laid.length > 0 ? Math.min(...laid.map((one) => one.firstDay)) : 0;
  const lows = lowestNights(laid, firstDay);
  return writeBlock(head, columns, { firstDay, ruleSets: ruleSets.size }, lows, sums.all(), rules.all());
}

/** What is priced together, in the order of the kernel: the cheaper it starts, the more it can pass over. */
function pricedBoards(rows: HotelRows, terms: readonly Terms[]) {
  // A price for another hotel's room sells nothing here.
  const own = new Set(rows.rooms.map((room) => room.id));
  return terms.flatMap(({ contract }, index) => {
    const seasons = rows.seasons.filter(
      (season) => season.contractId === contract.id && own.has(season.roomId),
    );
    return [...Map.groupBy(seasons, (season) => `${season.mealId}/${season.roomId}`).values()]
      .map((of) => ({ seasons: of, roomId: of[0]!.roomId, mealId: of[0]!.mealId, terms: index }))
      .map((board) => ({ ...board, average: averageAmount(board.seasons) }))
      .sort((a, b) => a.mealId - b.mealId || a.average - b.average || a.roomId - b.roomId);
  });
}

type LaidOut = ReturnType<typeof layOutNights> & { terms: number; set: number; hasStops: boolean };

/** Pairs of a row below and what it holds, filled up with none. */
function rowsBelow(laid: readonly LaidOut[], here: LaidOut): number[] {
  const pairs: number[] = [];
  const sets = new Set<number>();
  for (const [row, other] of laid.entries()) {
    if (sets.has(other.set) || other.terms !== here.terms || !isDearer(here, other)) continue;
    sets.add(other.set);
    pairs.push(row, holdsOf(other, here));
    if (sets.size === mostBelow) break;
  }
  while (pairs.length < 2 * mostBelow) pairs.push(-1, holds.unknown);
  return pairs;
}

/** Whether a row costs more than another on every night of both; one with stops of its own bounds no other. */
function isDearer(one: LaidOut, other: LaidOut): boolean {
  if (other.hasStops || other.firstDay > one.firstDay) return false;
  const shift = one.firstDay - other.firstDay;
  const nights = Math.min(one.rules.length, other.rules.length - shift);
  for (let night = 0; night < nights; night++) {
    const price = ((one.sums[night + 1]! - one.sums[night]!) >>> 0) * one.unit;
    const otherPrice = ((other.sums[night + shift + 1]! - other.sums[night + shift]!) >>> 0) * other.unit;
    if (price > 0 && otherPrice > 0 && price <= otherPrice) return false;
  }
  return true;
}

/** What a row holds of another's stays, on every night. */
function holdsOf(below: LaidOut, one: LaidOut): number {
  const shift = one.firstDay - below.firstDay;
  let answer: number = holds.allotments;
  for (let night = 0; night < one.rules.length; night++) {
    const rule = one.rules[night]!;
    if (rule === 0) continue;
    const other = below.rules[night + shift] ?? 0;
    if (longest(rule) > longest(other) || shortest(rule) < shortest(other)) return holds.unknown;
    if (allotted(rule) > allotted(other)) answer = holds.stays;
  }
  return answer;
}

/** Nights without a price cost nothing in the sums and do not count. */
function lowestNights(laid: readonly LaidOut[], firstDay: Day): Uint32Array {
  const nights = Math.max(0, ...laid.map((one) => one.firstDay - firstDay + one.rules.length));
  const months = nights === 0 ? 0 : ((nights - 1) >> lowNightBits) + 1;
  const lows = new Uint32Array(months * laid.length).fill(0xffff_ffff);
  for (const [row, one] of laid.entries()) {
    for (let night = 0; night < one.rules.length; night++) {
      const price = (one.sums[night + 1]! - one.sums[night]!) >>> 0;
      const low = ((one.firstDay - firstDay + night) >> lowNightBits) * laid.length + row;
      if (price > 0 && price < lows[low]!) lows[low] = price;
    }
  }
  return lows;
}

function growing<Column extends Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>>(
  Type: new (length: number) => Column,
) {
  const parts: Column[] = [];
  let length = 0;
  return {
    /** Where the part begins. */
    add: (part: Column) => {
      parts.push(part);
      length += part.length;
      return length - part.length;
    },
    all: () => {
      const all = new Type(length);
      let at = 0;
      for (const part of parts) {
        all.set(part, at);
        at += part.length;
      }
      return all;
    },
  };
}

function writeBlock(
  head: Head,
  columns: number[],
  { firstDay, ruleSets }: { firstDay: Day; ruleSets: number },
  lows: Uint32Array,
  sums: Uint32Array,
  rules: Uint16Array,
): SharedArrayBuffer {
  const text = Buffer.from(JSON.stringify(head));
  const rows = columns.length / roomMealWidth;
  const places = placesIn([rows, ruleSets, lows.length, sums.length, rules.length, text.length]);
  const block = new SharedArrayBuffer(places.end);
  new Int32Array(block, 0, headerWords).set([
    head.hotel.id,
    head.hotel.stateId,
    rows,
    ruleSets,
    lows.length,
    sums.length,
    rules.length,
    text.length,
    firstDay,
  ]);
  new Int32Array(block, places.columns, columns.length).set(columns);
  new Uint32Array(block, places.lows, lows.length).set(lows);
  new Uint32Array(block, places.sums, sums.length).set(sums);
  new Uint16Array(block, places.rules, rules.length).set(rules);
  new Uint8Array(block, places.head).set(text);
  return block;
}

/** Byte offsets of the sections, by the header's counts from `rows` on. */
function placesIn([rows = 0, , lows = 0, sums = 0, rules = 0, head = 0]: readonly number[]) {
  const columnsAt = headerWords * 4;
  const lowsAt = columnsAt + rows * roomMealWidth * 4;
  const sumsAt = lowsAt + lows * 4;
  const rulesAt = sumsAt + sums * 4;
  const headAt = rulesAt + rules * 2;
  return { columns: columnsAt, lows: lowsAt, sums: sumsAt, rules: rulesAt, head: headAt, end: headAt + head };
}

/** Whose block it is, without opening it. */
export function hotelOfBlock(block: SharedArrayBuffer): { hotelId: number; stateId: number } {
  const words = new Int32Array(block, 0, headerWords); // a hotel of a partner has a negative number
  return { hotelId: words[header.hotelId]!, stateId: words[header.stateId]! };
}

/** Opens a block for asking: its nights stay where they are, in shared memory. */
export function openHotelBlock(block: SharedArrayBuffer): OpenHotel {
  const words = new Uint32Array(block, 0, headerWords);
  const rows = words[header.rows]!;
  const places = placesIn([...words.subarray(header.rows, header.firstDay)]);
  const text = Buffer.from(block, places.head, words[header.head]!).toString();
  const { hotel, rooms: roomsAsWritten, terms, mealIds, stops } = JSON.parse(text) as Head;
  const rooms = roomsAsWritten.map((room) => ({
    ...room,
    accommodationSet: accommodationSetOf(room.accommodations),
  }));
  const columns = new Int32Array(block, places.columns, rows * roomMealWidth);
  const sums = new Uint32Array(block, places.sums, words[header.sums]!);
  const rules = new Uint16Array(block, places.rules, words[header.rules]!);
  const roomMeals = stops.map((accommodationStops, row): RoomMeal => {
    const of = (column: keyof typeof roomMealColumns) =>
      columns[row * roomMealWidth + roomMealColumns[column]]!;
    return {
      hotel,
      room: rooms[of('room')]!,
      terms: terms[of('terms')]!,
      mealId: mealIds[of('meal')]!,
      firstDay: of('firstDay'),
      length: of('length'),
      sums,
      sumsAt: of('sumsAt'),
      unit: of('unit'),
      rules,
      rulesAt: of('rulesAt'),
      accommodationStops,
    };
  });
  const lows = new Uint32Array(block, places.lows, words[header.lows]!);
  const accommodationSets = Int32Array.from(rooms, (room) => room.accommodationSet);
  return {
    hotel,
    roomMeals,
    rooms,
    terms,
    mealIds,
    accommodationSets,
    columns,
    ruleSets: words[header.ruleSets]!,
    firstDay: words[header.firstDay]!,
    lows,
    sums,
    rules,
  };
}

const roomEntries = (rows: HotelRows): Head['rooms'] =>
  rows.rooms.map(({ id }) => ({
    id,
    accommodations: rows.accommodations.filter((a) => a.roomId === id),
    allotments: rows.allotments.filter((a) => a.roomId === id && a.rooms > 0),
  }));

const gatherTerms = (rows: HotelRows): Terms[] =>
  rows.contracts.map((contract) => {
    const of = <Row extends { contractId: number }>(all: readonly Row[]) =>
      all.filter((row) => row.contractId === contract.id);
    return {
      contract,
      childRules: of(rows.childRules),
      earlyBookings: of(rows.earlyBookings),
      stayPays: of(rows.stayPays),
      supplements: of(rows.supplements),
    };
  });

const averageAmount = (seasons: HotelRows['seasons']) =>
  seasons.reduce((sum, season) => sum + season.doubleAmount, 0) / seasons.length;
