import { createHash } from 'node:crypto';
import {
  type Begin,
  type Cancellable,
  cancellationPeriods,
  feeAt,
  lostOn,
} from '#domain/cancellation/cancellation-fee.ts';
import { type CancellationStep, type Directory, entry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { dayIn, fromDayNumber, type PlainDate } from '#lib/plain-date.ts';
import type { Choice, Hotel, Leg, PointOfSale } from '#price-search/catalogue.ts';
import type { Receipt, ReceiptLine } from '#price-search/receipt.ts';
import { roundToSale, saleMultiplier } from '#price-search/rounding.ts';
import type { ShownTerms } from './claim.ts';

/** What of a trip is lost together, as travellers speak of it. */
export type CancelledPart = 'flights' | 'stay' | 'services';

/** What is lost when a trip is cancelled, from today on; days are those of the place where it begins. */
export type CancellationView = {
  begin: Begin;
  /** Cancelled now. */
  feeMinor: number;
  periods: {
    /** Null: it already is so. */
    from: PlainDate | null;
    until: PlainDate;
    feeMinor: number;
    /** The parts that something is lost of, in basis points of what they cost. */
    parts: { part: CancelledPart; share: number }[];
  }[];
};

/** A price, as far as its terms go. */
export type Sold = {
  lines: readonly ReceiptLine[];
  /** By room. */
  stayTermsIds: readonly (number | null)[];
  /** Who of each room, of 2 years and more, and who of all. */
  guests: readonly number[];
  travellers: number;
  packetType: number;
  begin: Begin;
};

type Selling = { moment: CatalogueMoment; point: PointOfSale; now: Date };

/** One thing of a price that is cancelled as a whole. */
export type Thing = Cancellable & { part: CancelledPart };

/** The terms of everything in a price as one table; null where the operator has not said all of them. */
export function viewCancellation({ moment, point, now }: Selling, sold: Sold): CancellationView | null {
  const things = thingsOf({ moment, point, now }, sold);
  if (!things) return null;
  const { begin } = sold;
  const today = dayIn(now, begin.timeZone);
  return {
    begin,
    feeMinor: feeAt(things, begin, now),
    periods: cancellationPeriods(things, begin.day)
      .filter(({ until }) => until >= today)
      .map(({ from, until, lostMinor }) => ({
        from: from !== null && from > today ? from : null,
        until,
        feeMinor: lostMinor,
        parts: partsLost(things, lostOn(things, begin.day, until)),
      })),
  };
}

/** What of the terms goes with a price, to tell later whether they are still the same. */
export const termsShown = (selling: Selling, sold: Sold): ShownTerms => ({
  mark: markOf(sold, selling.moment.directory),
  freeUntil: freeUntil(selling, sold),
});

/** The last day on which cancelling costs nothing; null where something is lost already, or not all terms are said. */
function freeUntil(selling: Selling, sold: Sold): PlainDate | null {
  const things = thingsOf(selling, sold);
  if (!things) return null;
  const { day, timeZone } = sold.begin;
  const [{ lostMinor, until }] = cancellationPeriods(things, day);
  return lostMinor === 0 && until >= dayIn(selling.now, timeZone) ? until : null;
}

/** A receipt as far as its terms of cancellation go. */
export const soldAs = (moment: CatalogueMoment, { tourId, checkIn }: Choice, receipt: Receipt): Sold => ({
  lines: receipt.lines,
  stayTermsIds: receipt.stayTermsIds,
  guests: receipt.guests.map(({ adults, children }) => adults + children),
  travellers: receipt.travellers.seats,
  packetType: entry(moment.snapshot.tours, tourId).packetType,
  begin: receipt.out ? beginWith(moment, receipt.out) : beginIn(moment, receipt.hotel, checkIn),
});

/** Where and when a trip begins: with its first flight. */
export const beginWith = ({ directory }: CatalogueMoment, { from, departDay }: Leg): Begin =>
  beginAt(directory, from, departDay);

/** … or, without flight, in its hotel. */
const beginIn = ({ directory }: CatalogueMoment, { airportCode }: Hotel, checkIn: number): Begin =>
  beginAt(directory, airportCode, checkIn);

const beginAt = (directory: Directory, airport: string, day: number): Begin => ({
  day: fromDayNumber(day),
  timeZone: entry(directory.airports, airport).timeZone,
});

/** What of a price is cancelled as a whole, with its steps in the money of the sale; undefined where not all is said. */
export function thingsOf(selling: Selling, sold: Sold): Thing[] | undefined {
  const { directory } = selling.moment;
  const things: Thing[] = [];
  for (const { part, termsId, people, paidMinor } of boughtOf(sold, directory)) {
    if (paidMinor === 0) continue;
    if (termsId === null) return undefined;
    const steps = entry(directory.cancellationTerms, termsId).map((step) => ({
      daysBefore: step.daysBefore,
      lostMinor: lostMinor(selling, sold.packetType, step, { paidMinor, people }),
    }));
    things.push({ part, paidMinor, steps });
  }
  return things;
}

/** What is bought under terms of its own: `people` are those of 2 years and more. */
type Bought = { part: CancelledPart; termsId: number | null; people: number; paidMinor: number };

/** The stay of each room, each flight and each service. */
function boughtOf({ lines, stayTermsIds, guests, travellers }: Sold, { services }: Directory): Bought[] {
  const rooms = stayTermsIds.map(
    (termsId, room): Bought => ({
      part: 'stay',
      termsId,
      people: guests[room]!,
      paidMinor: sumOf(lines.filter((line) => line.room === room)),
    }),
  );
  const others = lines.flatMap((line): Bought[] => {
    const { amountMinor: paidMinor } = line;
    if (line.kind === 'flight')
      return [{ part: 'flights', termsId: line.leg.cancellationTermsId, people: travellers, paidMinor }];
    if (line.kind !== 'service') return [];
    const { cancellationTermsId: termsId } = entry(services, line.serviceId);
    return [{ part: 'services', termsId, people: travellers, paidMinor }];
  });
  return [...rooms, ...others];
}

/** Four characters. */
const markBytes = 3;

/** A mark of what the operator's terms say of each part, whatever it costs: shares and amounts, not what they come to. */
function markOf(sold: Sold, directory: Directory): string {
  const said = boughtOf(sold, directory)
    .filter(({ paidMinor }) => paidMinor !== 0)
    .map(({ part, termsId }) => {
      const steps = termsId === null ? null : entry(directory.cancellationTerms, termsId);
      return `${part} ${JSON.stringify(steps)}`;
    });
  const text = [...new Set(said)].sort().join('\n');
  return createHash('sha256').update(text).digest().subarray(0, markBytes).toString('base64url');
}

/** A share of what is paid, or so much for each, in the money of the sale: whole units, as every line of a price. */
function lostMinor(
  { moment, point }: Selling,
  packetType: number,
  step: CancellationStep,
  { paidMinor, people }: { paidMinor: number; people: number },
): number {
  if ('share' in step) return roundToSale(paidMinor, step.share / 10_000);
  const by = saleMultiplier(moment.snapshot.trade, point, packetType, step.currency);
  return by === undefined ? paidMinor : roundToSale(step.amount * people, by);
}

const sumOf = (lines: readonly ReceiptLine[]) => lines.reduce((sum, line) => sum + line.amountMinor, 0);

const partsInOrder = ['flights', 'stay', 'services'] as const;

function partsLost(things: readonly Thing[], lost: readonly number[]) {
  return partsInOrder.flatMap((part) => {
    const [paidMinor, feeMinor] = things.reduce(
      ([paid, fee], thing, i) =>
        thing.part === part ? [paid + thing.paidMinor, fee + lost[i]!] : [paid, fee],
      [0, 0],
    );
    return feeMinor > 0 ? [{ part, share: Math.round((feeMinor * 10_000) / paidMinor) }] : [];
  });
}
