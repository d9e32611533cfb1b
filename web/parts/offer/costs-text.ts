import type { Translate } from '#texts/translator.ts';

type Bounds = { costMin?: number | undefined; costMax?: number | undefined };

/** The bounds of a price in words: both, or the one there is. */
export function costsText(
  t: Translate,
  { costMin, costMax }: Bounds,
  price: (amount: number) => string,
): string {
  const [from, to] = [costMin, costMax].map((bound) => (bound === undefined ? undefined : price(bound)));
  if (from && to) return `${from} – ${to}`;
  return from ? t('common.price.from', { price: from }) : t('results.filters.upTo', { price: to ?? '' });
}
