import { townChoice } from '#web/search/query/lookup-options.ts';
import type { Departure } from '#web/search/query/trip.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { closedText, optionsOf, searchOptions } from '#web/ui/select-option.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { FieldPopover } from './field-popover.tsx';
import type { FieldProps } from './field-props.ts';
import { PlaceSelect } from './place-select.tsx';
import { PlainField } from './plain-field.tsx';

/** Where the flight leaves from. */
export function TownField({ form, change, options, hydrated }: FieldProps<Departure>) {
  const t = useT();
  const { towns } = options;
  const entries = towns.map((country) => ({ ...country, items: country.items.map(townChoice) }));
  const anywhere = { name: t('common.select.any'), value: '', placeholder: t('wizard.townFrom.title') };
  const chosen = optionsOf(entries).find(({ value }) => value === `${form.townFrom}`);
  const listed = towns.length > 1 ? entries : optionsOf(entries);
  return (
    <FieldPopover
      name="town"
      label={t('wizard.townFrom.label')}
      title={t('wizard.townFrom.title')}
      value={closedText(chosen ?? anywhere)}
      plain={
        <PlainField label={t('wizard.townFrom.label')}>
          {(id) => <PlaceSelect id={id} name="TOWNFROM" defaultValue={form.townFrom} groups={towns} />}
        </PlainField>
      }
    >
      {hydrated
        ? (close) => (
            <Combobox
              staysOpen
              label={t('wizard.townFrom.title')}
              placeholder={t('common.select.search')}
              none={t('common.select.emptyText')}
              entries={listed}
              search={(typed) => searchOptions(listed, typed)}
              chosen={`${form.townFrom}`}
              onChoose={(townFrom) => {
                change({ townFrom: Number(townFrom) });
                close();
              }}
            />
          )
        : undefined}
    </FieldPopover>
  );
}
