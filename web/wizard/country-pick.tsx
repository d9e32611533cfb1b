import { useT } from '#web/i18n/i18n-context.tsx';
import { Select } from '#web/ui/select.tsx';
import { choosePlace } from './chosen-place.ts';
import { DestinationList } from './destination-list.tsx';
import type { FieldProps } from './field-props.ts';
import { Pick } from './pick.tsx';
import { PlainField } from './plain-field.tsx';

/** Where to go: a country, the most asked ones first, or a region, town or hotel by its name. */
export function CountryPick({ form, change, options, hydrated }: FieldProps) {
  const t = useT();
  const { countries } = options;
  const chosen = countries.find(({ inc }) => inc === form.state);
  const groups = [
    { title: t('wizard.country.popular'), countries: countries.filter(({ isTop }) => isTop) },
    { title: t('wizard.country.all'), countries: countries.filter(({ isTop }) => !isTop) },
  ].filter((group) => group.countries.length > 0);
  return (
    <Pick
      name="country"
      label={t('wizard.country.label')}
      title={t('wizard.country.title')}
      value={form.place?.name ?? chosen?.name ?? t('wizard.error.country')}
      plain={
        <PlainField label={t('wizard.country.label')}>
          {(id) => (
            <Select id={id} name="STATEINC" defaultValue={form.state}>
              {groups.map((group) => (
                <optgroup key={group.title} label={group.title}>
                  {group.countries.map(({ inc, name }) => (
                    <option key={inc} value={inc}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </PlainField>
      }
    >
      {hydrated
        ? (close) => (
            <DestinationList
              form={form}
              groups={groups}
              onChoose={(place) => {
                change(choosePlace(place));
                close();
              }}
            />
          )
        : undefined}
    </Pick>
  );
}
