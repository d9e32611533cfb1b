import { useT } from '#web/context/i18n-context.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Flag } from '#web/ui/flag.tsx';
import type { ListOption } from '#web/ui/options.tsx';
import { searchOptions } from '#web/ui/search-options.ts';

/** An option, and the country whose flag stands before it. */
export type Choice = ListOption & { flag?: string };

type ChoiceListProps = {
  label: string;
  entries: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
};

/** One of several to choose, found by typing. */
export default function ChoiceList({ label, entries: choices, chosen, onChoose }: ChoiceListProps) {
  const t = useT();
  const entries = choices.map(
    ({ flag, ...choice }): ListOption => ({
      ...choice,
      ...(flag && { before: <Flag iso2={flag} /> }),
    }),
  );
  return (
    <Combobox
      staysOpen
      label={label}
      placeholder={t('common.select.search')}
      none={t('common.select.emptyText')}
      entries={entries}
      search={(typed) => searchOptions(entries, typed)}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
