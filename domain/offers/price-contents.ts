import { type Directory, entry } from '#domain/catalogue/directory.ts';
import type { ReceiptLine } from '#price-search/receipt.ts';
import type { OfferView } from './offer-view.ts';

const parts = ['flights', 'baggage', 'stay', 'meals', 'transfer', 'insurance', 'fees', 'visa'] as const;

/** What a trip has, whether it is in the price or the traveller's own affair. */
export type PricePart = (typeof parts)[number];

/** What is in the price of an offer and what is not; of baggage nothing is said where the operator does not. */
export function priceContents(
  { out, back, meal, state }: OfferView,
  lines: readonly ReceiptLine[],
  { services }: Directory,
): { included: PricePart[]; notIncluded: PricePart[] } {
  const kinds = new Set(
    lines.map((line) => (line.kind === 'service' ? entry(services, line.serviceId).kind : line.kind)),
  );
  const baggage = [out, back].flatMap((leg) => leg?.baggageKg ?? []);
  const isIncluded: Record<PricePart, boolean | undefined> = {
    flights: out !== null,
    baggage: baggage.length === 0 ? undefined : baggage.every((kg) => kg > 0),
    stay: true,
    meals: meal.code !== noMeals,
    transfer: kinds.has('transfer'),
    insurance: kinds.has('insurance'),
    fees: kinds.has('fee') || undefined,
    visa: state.visaRequired ? false : undefined,
  };
  return {
    included: parts.filter((part) => isIncluded[part] === true),
    notIncluded: parts.filter((part) => isIncluded[part] === false),
  };
}

const noMeals = 'RO';
