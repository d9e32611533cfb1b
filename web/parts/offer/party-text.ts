import type { Translate } from '#texts/translator.ts';

/** Younger ones need no bed and no seat. */
const infantsUpTo = 1;

/** `2 adults, 1 child`; with ages `2 adults, 1 child (6), 1 infant`. */
export function partyText(
  t: Translate,
  adults: number,
  children: number,
  ages: readonly number[] = [],
): string {
  const infants = ages.filter((age) => age <= infantsUpTo).length;
  const older = ages.filter((age) => age > infantsUpTo);
  const parts: string[] = [];
  if (children > infants) {
    const young = t('common.count.children', { count: children - infants });
    parts.push(
      older.length > 0 ? t('common.party.childAges', { children: young, ages: older.join(', ') }) : young,
    );
  }
  if (infants > 0) parts.push(t('common.count.infants', { count: infants }));
  return parts.reduce(
    (party, part) => t('common.party.withChildren', { adults: party, children: part }),
    t('common.party.adults', { count: adults }),
  );
}

/** The same without the ages of children, for a field or a line of little room: `2 adults, 1 child, 1 infant`. */
export const partyCounts = (t: Translate, adults: number, ages: readonly number[]): string =>
  partyText(
    t,
    adults,
    ages.length,
    ages.filter((age) => age <= infantsUpTo),
  );

/** Whom a price is for, as the words for that want it: `for 2 adults, 1 child`, «за двоих взрослых и ребёнка». */
export function partyFor(t: Translate, adults: number, children: number): string {
  const grown = t('common.party.adultsFor', { count: adults });
  if (children === 0) return grown;
  const young = t('common.party.childrenFor', { count: children });
  return t('common.list.and', { list: grown, last: young });
}
