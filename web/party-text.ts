import type { Translate } from './i18n/translator.ts';

/** `2 adults, 1 child`; with ages `2 adults, 1 child (6)`. */
export function partyText(
  t: Translate,
  adults: number,
  children: number,
  ages: readonly number[] = [],
): string {
  const grown = t('common.party.adults', { count: adults });
  if (children === 0) return grown;
  const young = t('common.count.children', { count: children });
  const named =
    ages.length > 0 ? t('common.party.childAges', { children: young, ages: ages.join(', ') }) : young;
  return t('common.party.withChildren', { adults: grown, children: named });
}
