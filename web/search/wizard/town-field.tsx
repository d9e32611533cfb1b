import { useT } from '#web/context/i18n-context.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { townChoice } from '#web/search/query/lookup-options.ts';
import type { Departure } from '#web/search/query/trip.ts';
import { closedText, optionsOf } from '#web/ui/select-option.ts';
import { FieldPopover } from './field-popover.tsx';
import type { FieldProps } from './field-props.ts';
import { PlaceSelect } from './place-select.tsx';
import { PlainField } from './plain-field.tsx';

/** Fetched when somebody comes near the field. */
const TownList = lazyPart(() => import('./town-list.tsx'));

/** Where the flight leaves from. */
export function TownField({ form, change, options, hydrated }: FieldProps<Departure>) {
  const t = useT();
  const { towns } = options;
  const entries = towns.map((country) => ({ ...country, items: country.items.map(townChoice) }));
  const anywhere = { name: t('common.select.any'), value: '', placeholder: t('wizard.townFrom.title') };
  const chosen = optionsOf(entries).find(({ value }) => value === `${form.townFrom}`);
  return (
    <FieldPopover
      name="town"
      label={t('wizard.townFrom.label')}
      title={t('wizard.townFrom.title')}
      value={closedText(chosen ?? anywhere)}
      onNear={() => void import('./town-list.tsx')}
      plain={
        <PlainField label={t('wizard.townFrom.label')}>
          {(id) => <PlaceSelect id={id} name="TOWNFROM" defaultValue={form.townFrom} groups={towns} />}
        </PlainField>
      }
    >
      {hydrated
        ? (close) => (
            <OptionalPart>
              <TownList
                townFrom={form.townFrom}
                towns={towns}
                onChoose={(townFrom) => {
                  change({ townFrom });
                  close();
                }}
              />
            </OptionalPart>
          )
        : undefined}
    </FieldPopover>
  );
}
