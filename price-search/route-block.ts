import type { Day, Leg } from './catalogue.ts';

/** Legs of one route in shared memory, by day of departure, then in the order they were given in. */
export type OpenRoute = {
  from: string;
  to: string;
  count: number;
  /** The legs of a day as a range of rows; empty outside the days there are. */
  rowsOn: (day: Day) => { start: number; end: number };
  legAt: (row: number) => Leg;
  /** Codes of the airlines that fly it. */
  carriers: readonly string[];
};

type Head = {
  from: string;
  to: string;
  firstDay: Day;
  days: number;
  count: number;
  /** What many legs share. */
  flights: SharedByLegs[];
};

type SharedByLegs = Pick<
  Leg,
  'currency' | 'carrierCode' | 'flightNumber' | 'baggageKg' | 'cabinKg' | 'cancellationTermsId'
>;

const columns = [
  'id',
  'departDay',
  'departMinute',
  'arriveDay',
  'arriveMinute',
  'classId',
  'freight',
  'seatsFree',
  'isOnRequest',
  'adultAmount',
  'childAmount',
  'infantAmount',
] as const;
const width = columns.length + 1;

/** Stands for an amount that is not there. */
const noAmount = -1;

/** Packs all legs from one airport to another. */
export function packRoute(legs: readonly Leg[]): SharedArrayBuffer {
  const byDay = legs.toSorted((a, b) => a.departDay - b.departDay);
  const { from, to, departDay: firstDay } = byDay[0]!;
  const days = byDay.at(-1)!.departDay - firstDay + 1;
  const flights: Head['flights'] = [];
  const flightAt = new Map<string, number>();
  const indexOf = (leg: Leg) => {
    const { currency, carrierCode, flightNumber, baggageKg, cabinKg, cancellationTermsId } = leg;
    const shared = { currency, carrierCode, flightNumber, baggageKg, cabinKg, cancellationTermsId };
    const key = Object.values(shared).join('/');
    const known = flightAt.get(key);
    if (known !== undefined) return known;
    flightAt.set(key, flights.length);
    return flights.push(shared) - 1;
  };
  const rows = new Int32Array(byDay.length * width);
  const starts = new Int32Array(days + 1);
  byDay.forEach((leg, row) => {
    columns.forEach((column, index) => {
      rows[row * width + index] = Number(leg[column] ?? noAmount);
    });
    rows[row * width + width - 1] = indexOf(leg);
    starts[leg.departDay - firstDay + 1] = row + 1;
  });
  for (let day = 1; day <= days; day++) starts[day] = Math.max(starts[day]!, starts[day - 1]!);

  const head: Head = { from, to, firstDay, days, count: byDay.length, flights };
  const text = Buffer.from(JSON.stringify(head));
  const words = 1 + starts.length + rows.length;
  const block = new SharedArrayBuffer(words * 4 + text.length);
  const all = new Int32Array(block, 0, words);
  all[0] = words;
  all.set(starts, 1);
  all.set(rows, 1 + starts.length);
  new Uint8Array(block, words * 4).set(text);
  return block;
}

/** Opens a block for asking. */
export function openRoute(block: SharedArrayBuffer): OpenRoute {
  const words = new Int32Array(block, 0, 1)[0]!;
  const head = JSON.parse(Buffer.from(block, words * 4).toString()) as Head;
  const { from, to, firstDay, days, count, flights } = head;
  const starts = new Int32Array(block, 4, days + 1);
  const rows = new Int32Array(block, 4 + (days + 1) * 4, count * width);
  return {
    from,
    to,
    count,
    carriers: [...new Set(flights.map(({ carrierCode }) => carrierCode))],
    rowsOn: (day) => {
      const index = day - firstDay;
      return index < 0 || index >= days
        ? { start: 0, end: 0 }
        : { start: starts[index]!, end: starts[index + 1]! };
    },
    legAt: (row) => {
      const at = row * width;
      const freight = rows[at + 6] as Leg['freight']; // packed from a leg
      return {
        id: rows[at]!,
        from,
        to,
        departDay: rows[at + 1]!,
        departMinute: rows[at + 2]!,
        arriveDay: rows[at + 3]!,
        arriveMinute: rows[at + 4]!,
        classId: rows[at + 5]!,
        freight,
        seatsFree: rows[at + 7]!,
        isOnRequest: rows[at + 8] === 1,
        adultAmount: rows[at + 9]!,
        childAmount: rows[at + 10] === noAmount ? null : rows[at + 10]!,
        infantAmount: rows[at + 11]!,
        ...flights[rows[at + 12]!]!,
      };
    },
  };
}
