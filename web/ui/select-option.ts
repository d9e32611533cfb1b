import { indexNames } from '#lib/text-match/name-index.ts';
import { rankNames } from '#lib/text-match/rank-names.ts';

/** Something to choose in a select ([W]§3.2). */
export type SelectOption = {
  name: string;
  value: string;
  /** What the closed field says while this is chosen; an option that stands for "nothing chosen" has it. */
  placeholder?: string;
  /** What else it is found by: its names in other languages, say. */
  additionalSearch?: readonly string[];
};

/** Options under a title. */
export type OptionGroup<Option> = { type: 'group'; name: string; items: Option[] };

/** What a select lists: options, alone or in groups. */
export type SelectEntry<Option extends SelectOption = SelectOption> = Option | OptionGroup<Option>;

export const isGroup = <Option extends SelectOption>(
  entry: SelectEntry<Option>,
): entry is OptionGroup<Option> => 'items' in entry;

/** The options of a list, without their groups. */
export const optionsOf = <Option extends SelectOption>(entries: readonly SelectEntry<Option>[]): Option[] =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));

/** What the closed field says of its choice. */
export const closedText = ({ name, placeholder }: SelectOption): string => placeholder ?? name;

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
