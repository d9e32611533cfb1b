import { Combobox } from '#web/ui/combobox.tsx';
import type { ListOption } from '#web/ui/options.tsx';
import { searchOptions } from '#web/ui/search-options.ts';
import { useT } from '#web/visit/i18n-context.tsx';

type ChoiceListProps = {
  label: string;
  entries: readonly ListOption[];
  chosen: string;
  onChoose: (value: string) => void;
};

/** One of several to choose, found by typing. */
export default function ChoiceList({ label, entries, chosen, onChoose }: ChoiceListProps) {
  const t = useT();
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
