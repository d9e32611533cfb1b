import type { ReactNode } from 'react';
import { type PartyBounds, partyLimits } from '#calls/search-limits.ts';
import { type TravelKind, travelKinds } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { partyCounts } from '#web/parts/offer/party-text.ts';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { type UnsureAges, withChildren } from '#web/search/query/party.ts';
import { type Travellers, withoutFlight } from '#web/search/query/trip.ts';
import { Select } from '#web/ui/select.tsx';
import { AgeSelect } from './age-select.tsx';
import { FieldPopover } from './field-popover.tsx';
import type { FieldProps } from './field-props.ts';
import { PlainField } from './plain-field.tsx';
import styles from './wizard.module.css';

const PartyPicker = lazyPart(() => import('./party-picker.tsx'));

/** How many there may be depends on the kind of travel. */
type KnownKind = { mode: TravelKind; townFrom?: number };

/** What is chosen beside who travels. */
type Beside = { words: string; rich: ReactNode; plain: ReactNode };

/** Who travels: adults, children, and the age of each child. */
export const PeopleField = (field: FieldProps<Travellers & UnsureAges, KnownKind>) => (
  <PartyField {...field} limits={partyLimits(field.form.mode)} flies={isFlown(field.form)} />
);

const isFlown = ({ mode, townFrom }: KnownKind) => travelKinds[mode].hasFlight && townFrom !== withoutFlight;

type PartyFieldProps = Omit<FieldProps<Travellers & UnsureAges>, 'options'> & {
  limits: PartyBounds;
  /** On a flight infants without a lap need a seat. */
  flies: boolean;
  beside?: Beside;
};

/** The same where something else than the kind of travel says how many there may be. */
export function PartyField({ form, change, hydrated, limits, flies, beside }: PartyFieldProps) {
  const t = useT();
  const { adults, childAges } = form;
  return (
    <FieldPopover
      name="people"
      label={t('wizard.people.label')}
      title={t('wizard.people.title')}
      value={[partyCounts(t, adults, childAges), ...(beside ? [beside.words] : [])].join(', ')}
      plain={
        <>
          <PlainPeople form={form} limits={limits} />
          {beside?.plain}
        </>
      }
    >
      {hydrated
        ? (close) => (
            <OptionalPart>
              <PartyPicker
                form={form}
                change={change}
                limits={limits}
                flies={flies}
                beside={beside?.rich}
                onDone={close}
              />
            </OptionalPart>
          )
        : undefined}
    </FieldPopover>
  );
}

/** Every age is asked for; the server takes as many as there are children. */
function PlainPeople({ form, limits }: { form: Travellers; limits: PartyBounds }) {
  const t = useT();
  const select = (name: string, label: string, value: number, { min, max }: { min: number; max: number }) => (
    <PlainField label={label}>
      {(id) => (
        <Select id={id} name={name} defaultValue={value}>
          {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
      )}
    </PlainField>
  );
  return (
    <div className={styles.plainPair}>
      {select('ADULT', t('wizard.people.adults'), form.adults, limits.adults)}
      {select('CHILD', t('wizard.people.children'), form.childAges.length, limits.children)}
      {withChildren(form.childAges, limits.children.max).map((age, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: children are told apart by their order alone
        <AgeSelect key={index} number={index + 1} name={`AGE${index + 1}`} value={age} />
      ))}
    </div>
  );
}
