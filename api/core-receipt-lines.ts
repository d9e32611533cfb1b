import type { ReceiptLineAnswer } from '#calls/offer-fields.ts';
import { type Directory, entry } from '#domain/catalogue/directory.ts';
import type { OfferView } from '#domain/offers/offer-view.ts';
import type { ClaimLine, ClaimTravellers, OpenedClaim } from '#domain/offers/open-claim.ts';
import { assert } from '#lib/assert.ts';
import { minorPerUnit } from '#lib/money.ts';
import { fromDayNumber } from '#lib/plain-date.ts';
import type { Texts } from './core-texts.ts';

/** What lines speak of: the operator's names, in the asked language, and of a stay its rooms and board. */
export type LineNames = {
  directory: Directory;
  travellers: ClaimTravellers;
  stay: Pick<OfferView, 'rooms' | 'meal'> | undefined;
  text: Texts;
};

type Kind = ClaimLine['kind'];
type LineOf<K extends Kind> = Extract<ClaimLine, { kind: K }>;
type Sent<K extends Kind> = Omit<Extract<ReceiptLineAnswer, { kind: K }>, 'kind' | 'key' | 'amount'>;

/** What is sent of a line beside its amount: a row for each kind that the engine has. */
const sent: { [K in Kind]: (line: LineOf<K>, names: LineNames) => Sent<K> } = {
  flight: ({ direction, leg }, { directory, travellers, text }) => {
    const { adults, children, infants, seatedInfants } = travellers;
    const from = entry(directory.airports, leg.from);
    const to = entry(directory.airports, leg.to);
    return {
      direction,
      from: from.code,
      to: to.code,
      fromTown: text(from.townName),
      toTown: text(to.townName),
      date: fromDayNumber(leg.departDay),
      adults,
      children,
      infants,
      seatedInfants,
    };
  },
  nights: ({ room = 0, from, to, nights }, { stay, text }) => {
    assert(stay, 'Nights are paid of a stay only');
    return {
      room,
      from: fromDayNumber(from),
      to: fromDayNumber(to),
      nights,
      roomName: text(stay.rooms[room]!.room.name),
      mealName: text(stay.meal.name),
    };
  },
  'free-child': ({ age }) => ({ age }),
  'stay-pay': ({ stay, pay }) => ({ stay, pay }),
  'early-booking': ({ discount, until }) => ({ percent: discount / 100, until: fromDayNumber(until) }),
  supplement: ({ supplementId, day }, { directory, text }) => ({
    name: text(entry(directory.supplements, supplementId)),
    date: fromDayNumber(day),
  }),
  service: ({ serviceId }, { directory, travellers: { adults, children, infants }, text }) => {
    const service = entry(directory.services, serviceId);
    return { name: text(service.name), service: service.kind, persons: adults + children + infants };
  },
};

/** A line of a receipt, its names in the asked language. */
export function lineAnswer(line: ClaimLine, names: LineNames): ReceiptLineAnswer {
  const { kind, key, amountMinor } = line;
  // A row takes the lines of its own kind, and answers with the fields of that kind: the compiler cannot pair them.
  const fieldsOf = sent[kind] as (line: ClaimLine, names: LineNames) => Sent<Kind>;
  return { kind, key, amount: amountMinor / minorPerUnit, ...fieldsOf(line, names) } as ReceiptLineAnswer;
}

type Priced = Pick<
  Extract<OpenedClaim, { status: 'priced' }>,
  'lines' | 'totalMinor' | 'currency' | 'rateDate'
>;

/** A receipt as it is now: its lines sum to its total. */
export const receiptAnswer = (priced: Priced, names: LineNames, now: Date) => ({
  lines: priced.lines.map((line) => lineAnswer(line, names)),
  total: priced.totalMinor / minorPerUnit,
  currency: priced.currency,
  rateDate: priced.rateDate,
  pricedAt: now.toISOString(),
});
