import type { LocationOption, LocationOptions } from '#calls/partner-places.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Select } from '#web/ui/select.tsx';
import { officeFields } from './office-question.ts';

type PlaceSelectProps = {
  id: string;
  places: LocationOptions | undefined;
  chosen: string;
  onChoose: (place: string) => void;
};

/** Metro stations and districts of the town, in two groups where it has both; nothing to choose, nothing to press. */
export function PlaceSelect({ id, places, chosen, onChoose }: PlaceSelectProps) {
  const t = useT();
  const { metro = [], districts = [] } = places ?? {};
  const hasBoth = metro.length > 0 && districts.length > 0;
  return (
    <Select
      id={id}
      name={officeFields.place}
      disabled={metro.length + districts.length === 0}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{t('officeList.filter.anyPlace')}</option>
      {hasBoth ? (
        <>
          <optgroup label={t('officeList.filter.metro')}>{optionsOf(metro)}</optgroup>
          <optgroup label={t('officeList.filter.districts')}>{optionsOf(districts)}</optgroup>
        </>
      ) : (
        optionsOf([...metro, ...districts])
      )}
    </Select>
  );
}

const optionsOf = (options: readonly LocationOption[]) =>
  options.map(({ name, value }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
