import type { LineChangeAnswer } from '#calls/offer-fields.ts';
import type { Directory } from '#domain/catalogue/directory.ts';
import type { ClaimChange } from '#domain/offers/open-claim.ts';
import { minorPerUnit } from '#lib/money.ts';
import { fromDayNumber } from '#lib/plain-date.ts';
import type { Texts } from './core-texts.ts';

const kinds = [
  'flight',
  'nights',
  'free-child',
  'early-booking',
  'stay-pay',
  'supplement',
  'service',
] as const;

/** What a key begins with, for the kind whose keys are shorter than its name. */
const prefixOf = (kind: (typeof kinds)[number]) => (kind === 'free-child' ? 'free' : kind);

/** A line that differs, told by its key alone: it may be of a price that is no more. */
export function lineChangeAnswer(
  { key, beforeMinor, afterMinor }: ClaimChange,
  directory: Directory,
  text: Texts,
): LineChangeAnswer {
  const line = key.replace(/^room\d+-/, '');
  const kind = kinds.find((each) => line.startsWith(prefixOf(each))) ?? 'service';
  const number = Number(line.slice(prefixOf(kind).length + 1));
  const name =
    kind === 'service'
      ? directory.services.get(number)?.name
      : kind === 'supplement'
        ? directory.supplements.get(number)
        : undefined;
  return {
    key,
    kind,
    name: name ? text(name) : '',
    date: kind === 'nights' ? fromDayNumber(number) : null,
    before: beforeMinor / minorPerUnit,
    after: afterMinor / minorPerUnit,
  };
}
