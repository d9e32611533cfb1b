import type { LineChangeAnswer } from '#calls/offer-fields.ts';
import type { Directory } from '#domain/catalogue/directory.ts';
import type { ClaimChange } from '#domain/offers/open-claim.ts';
import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { minorPerUnit } from '#lib/money.ts';
import { fromDayNumber } from '#lib/plain-date.ts';
import type { Texts } from './core-texts.ts';

type Kind = LineChangeAnswer['kind'];
type Names = (directory: Directory, id: number) => Localised | undefined;

/** What keys begin with, and where the names are of what their numbers stand for. */
const kinds: { kind: Kind; prefix: string; nameOf?: Names; isDay?: true }[] = [
  { kind: 'flight', prefix: 'flight-' },
  { kind: 'nights', prefix: 'nights-', isDay: true },
  { kind: 'free-child', prefix: 'free-' },
  { kind: 'early-booking', prefix: 'early-booking' },
  { kind: 'stay-pay', prefix: 'stay-pay' },
  { kind: 'supplement', prefix: 'supplement-', nameOf: ({ supplements }, id) => supplements.get(id) },
  { kind: 'service', prefix: 'service-', nameOf: ({ services }, id) => services.get(id)?.name },
];

/** A line that differs, told by its key alone: it may be of a price that is no more. */
export function lineChangeAnswer(
  { key, beforeMinor, afterMinor }: ClaimChange,
  directory: Directory,
  text: Texts,
): LineChangeAnswer {
  const line = key.replace(/^room\d+-/, '');
  const found = kinds.find(({ prefix }) => line.startsWith(prefix));
  assert(found, `No line of a receipt has the key ${key}`);
  const number = Number(line.slice(found.prefix.length));
  const name = found.nameOf?.(directory, number);
  return {
    key,
    kind: found.kind,
    name: name ? text(name) : '',
    date: found.isDay ? fromDayNumber(number) : null,
    before: beforeMinor / minorPerUnit,
    after: afterMinor / minorPerUnit,
  };
}
