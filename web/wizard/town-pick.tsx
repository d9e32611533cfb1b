import { useT } from '#web/i18n/i18n-context.tsx';
import { Select } from '#web/ui/select.tsx';
import type { FieldProps } from './field-props.ts';
import { OptionList } from './option-list.tsx';
import { Pick } from './pick.tsx';
import { PlainField } from './plain-field.tsx';
import { townName } from './wizard-options.ts';

/** Where the flight leaves from. */
export function TownPick({ form, change, options, hydrated }: FieldProps) {
  const t = useT();
  const { towns } = options;
  return (
    <Pick
      name="town"
      label={t('wizard.townFrom.label')}
      title={t('wizard.townFrom.title')}
      value={townName(options, form.townFrom) ?? t('common.select.any')}
      plain={
        <PlainField label={t('wizard.townFrom.label')}>
          {(id) => (
            <Select id={id} name="TOWNFROM" defaultValue={form.townFrom}>
              {towns.map((country) => (
                <optgroup key={country.name} label={country.name}>
                  {country.items.map(({ inc, name }) => (
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
              label={t('wizard.townFrom.title')}
              groups={towns.map((country) => ({
                title: towns.length > 1 ? country.name : undefined,
                options: country.items.map(({ inc, name }) => ({ value: inc, name })),
              }))}
              chosen={`${form.townFrom}`}
              onChoose={(townFrom) => {
                change({ townFrom: Number(townFrom) });
                close();
              }}
            />
          )
        : undefined}
    </Pick>
  );
}
