import { indexNames } from '#lib/text-match/name-index.ts';
import { rankNames } from '#lib/text-match/rank-names.ts';
import { isGroup, optionsOf, type SelectEntry, type SelectOption } from './select-option.ts';

/**
 * What matches by its name or by what else it is found by, the nearest to the text first, and what was found elsewhere;
 * whatever is in several lists is listed once, where it comes first.
 */
export function searchOptions<Option extends SelectOption>(
  entries: readonly SelectEntry<Option>[],
  typed: string,
  more: readonly SelectEntry<Option>[] = [],
): SelectEntry<Option>[] {
  const named = optionsOf(entries).map((item) => ({
    item,
    names: [item.name],
    others: item.additionalSearch ?? [],
  }));
  const found = rankNames([indexNames(named)], typed).sort((a, b) => a.closeness - b.closeness);
  const seen = new Set<string>();
  const isNew = ({ value }: Option) => !seen.has(value) && seen.add(value);
  return [...found.map(({ item }) => item), ...more].flatMap((entry): SelectEntry<Option>[] => {
    if (!isGroup(entry)) return isNew(entry) ? [entry] : [];
    const items = entry.items.filter(isNew);
    return items.length > 0 ? [{ ...entry, items }] : [];
  });
}
