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
