import type { TourKind } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { choosePlace, countryPlace, placeValue } from '#web/search/query/place.ts';
import type { PlaceSlice } from '#web/search/query/search-form.ts';
import type { Departure } from '#web/search/query/trip.ts';
import { closedText } from '#web/ui/select-option.ts';
import { FieldPopover } from './field-popover.tsx';
import type { FieldProps } from './field-props.ts';
import { PlaceSelect } from './place-select.tsx';
import { PlainField } from './plain-field.tsx';

/** Fetched when somebody comes near the field. */
const DestinationList = lazyPart(() => import('./destination-list.tsx'));

/** Where to go: a country, the most asked ones first, or a region, town or hotel by its name. */
export function CountryField({
  form,
  change,
  options,
  hydrated,
}: FieldProps<PlaceSlice, Departure & { mode: TourKind }>) {
  const t = useT();
  const { countries } = options;
  const country = countries.find(({ inc }) => inc === form.state);
  const chosen = form.place ?? (country && countryPlace(country));
  const nowhere = { name: t('common.select.any'), value: '', placeholder: t('wizard.error.country') };
  const groups = [
    {
      type: 'group' as const,
      name: t('wizard.country.popular'),
      items: countries.filter(({ isTop }) => isTop),
    },
    { type: 'group' as const, name: t('wizard.country.all'), items: countries.filter(({ isTop }) => !isTop) },
  ].filter((group) => group.items.length > 0);
  return (
    <FieldPopover
      name="country"
      label={t('wizard.country.label')}
      title={t('wizard.country.title')}
      onNear={() => void import('./destination-list.tsx')}
      value={closedText(chosen ? { name: chosen.name, value: placeValue(chosen) } : nowhere)}
      plain={
        <PlainField label={t('wizard.country.label')}>
          {(id) => <PlaceSelect id={id} name="STATEINC" defaultValue={form.state} groups={groups} />}
        </PlainField>
      }
    >
      {hydrated
        ? (close) => (
            <OptionalPart>
              <DestinationList
                form={form}
                groups={groups}
                onChoose={(place) => {
                  change(choosePlace(place));
                  close();
                }}
              />
            </OptionalPart>
          )
        : undefined}
    </FieldPopover>
  );
}
