import { useT } from '#web/i18n/i18n-context.tsx';
import { Select } from '#web/ui/select.tsx';
import type { FieldProps } from './field-props.ts';
import { OptionList } from './option-list.tsx';
import { Pick } from './pick.tsx';
import { PlainField } from './plain-field.tsx';

/** Where the flight leaves from. */
export function TownPick({ form, change, options, hydrated }: FieldProps) {
  const t = useT();
  const chosen = options.towns.find(({ inc }) => inc === form.townFrom);
  return (
    <Pick
      name="town"
      label={t('wizard.townFrom.label')}
      title={t('wizard.townFrom.title')}
      value={chosen?.name ?? t('common.select.any')}
      plain={
        <PlainField label={t('wizard.townFrom.label')}>
          {(id) => (
            <Select id={id} name="TOWNFROM" defaultValue={form.townFrom}>
              {options.towns.map(({ inc, name }) => (
                <option key={inc} value={inc}>
                  {name}
                </option>
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
              groups={[{ options: options.towns }]}
              chosen={form.townFrom}
              onChoose={(townFrom) => {
                change({ townFrom });
                close();
              }}
            />
          )
        : undefined}
    </Pick>
  );
}
