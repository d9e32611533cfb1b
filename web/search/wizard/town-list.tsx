import { useT } from '#web/context/i18n-context.tsx';
import { townChoice } from '#web/search/query/lookup-options.ts';
import type { Departure } from '#web/search/query/trip.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { searchOptions } from '#web/ui/search-options.ts';
import { optionsOf } from '#web/ui/select-option.ts';
import type { WizardOptions } from './wizard-options.ts';

type TownListProps = Departure & Pick<WizardOptions, 'towns'> & { onChoose: (townFrom: number) => void };

/** Towns to choose from, by their countries where there are several. */
export default function TownList({ townFrom, towns, onChoose }: TownListProps) {
  const t = useT();
  const entries = towns.map((country) => ({ ...country, items: country.items.map(townChoice) }));
  const listed = towns.length > 1 ? entries : optionsOf(entries);
  return (
    <Combobox
      staysOpen
      label={t('wizard.townFrom.title')}
      placeholder={t('common.select.search')}
      none={t('common.select.emptyText')}
      entries={listed}
      search={(typed) => searchOptions(listed, typed)}
      chosen={`${townFrom}`}
      onChoose={(town) => onChoose(Number(town))}
    />
  );
}
