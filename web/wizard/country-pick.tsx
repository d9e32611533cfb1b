import { useT } from '#web/i18n/i18n-context.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { Select } from '#web/ui/select.tsx';
import type { FieldProps } from './field-props.ts';
import { OptionList } from './option-list.tsx';
import { Pick } from './pick.tsx';
import { PlainField } from './plain-field.tsx';
import type { CountryOption } from './wizard-options.ts';

/** Which country to go to: the most asked ones first. */
export function CountryPick({ form, change, options, hydrated }: FieldProps) {
  const t = useT();
  const { countries } = options;
  const chosen = countries.find(({ inc }) => inc === form.state);
  const groups = [
    { title: t('wizard.country.popular'), countries: countries.filter(({ isTop }) => isTop) },
    { title: t('wizard.country.all'), countries: countries.filter(({ isTop }) => !isTop) },
  ].filter((group) => group.countries.length > 0);
  const toOption = (country: CountryOption) => ({
    inc: country.inc,
    name: country.name,
    alsoNamed: country.englishName,
    before: <Flag iso2={country.iso2} />,
    after: country.visaRequired ? t('wizard.country.visa') : t('wizard.country.noVisa'),
  });
  return (
    <Pick
      name="country"
      label={t('wizard.country.label')}
      title={t('wizard.country.title')}
      value={chosen?.name ?? t('wizard.error.country')}
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
            <OptionList
              label={t('wizard.country.title')}
              groups={groups.map((group) => ({ title: group.title, options: group.countries.map(toOption) }))}
              chosen={form.state}
              onChoose={(state) => {
                change({ state });
                close();
              }}
            />
          )
        : undefined}
    </Pick>
  );
}
