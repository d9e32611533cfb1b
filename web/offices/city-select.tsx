import { useMemo } from 'react';
import type { PartnerCity } from '#calls/partner-places.ts';
import { matchNames } from '#lib/text-match/match-names.ts';
import { indexNames } from '#lib/text-match/name-index.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { RoundButton } from '#web/ui/round-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './office-filter.module.css';
import { type OfficeQuestion, officeFields } from './office-question.ts';
import '#web/ui/form.css';

type CitySelectProps = {
  id: string;
  cities: readonly PartnerCity[];
  chosen: OfficeQuestion['city'];
  onChoose: (city: number | 'all') => void;
};

/** The towns with offices: found by typing, in whatever spelling or keyboard; the platform's select without scripts. */
export function CitySelect(props: CitySelectProps) {
  return useHydrated() ? <CitySearch {...props} /> : <PlainCities {...props} />;
}

function PlainCities({ id, cities, chosen }: CitySelectProps) {
  const t = useT();
  return (
    <Select id={id} name={officeFields.city} defaultValue={typeof chosen === 'number' ? chosen : ''}>
      <option value="">{t('officeList.filter.allCities')}</option>
      {cities.map(({ townInc, name }) => (
        <option key={townInc} value={townInc}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function CitySearch({ id, cities, chosen, onChoose }: CitySelectProps) {
  const t = useT();
  const index = useMemo(() => indexNames(cities.map((item) => ({ item, names: [item.name] }))), [cities]);
  const value = typeof chosen === 'number' ? `${chosen}` : '';
  const isNamed = cities.some(({ townInc }) => townInc === chosen);
  return (
    <div className={styles.citySelect}>
      <input type="hidden" name={officeFields.city} value={value} />
      <Combobox
        id={id}
        label={t('officeList.filter.city')}
        placeholder={t('officeList.filter.allCities')}
        none={t('common.select.emptyText')}
        entries={cities.map(cityOption)}
        search={(typed) => matchNames(index, typed).map(cityOption)}
        chosen={value}
        onChoose={(city) => onChoose(Number(city))}
      />
      {isNamed && (
        <RoundButton
          icon="x"
          bare
          label={t('officeList.filter.clearCity')}
          className={styles.citySelectClear}
          onClick={() => {
            onChoose('all');
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </div>
  );
}

const cityOption = ({ townInc, name }: PartnerCity) => ({ value: `${townInc}`, name });
