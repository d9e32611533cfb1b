import type { ReactNode } from 'react';
import { type PartyBounds, partyLimits, searchLimits } from '#calls/search-limits.ts';
import type { TravelKind } from '#lib/travel-kind.ts';
import type { Translate } from '#texts/translator.ts';
import { partyText } from '#web/parts/offer/party-text.ts';
import { hasUnsureAges, type UnsureAges, unsureWith, withChildren } from '#web/search/query/party.ts';
import type { Travellers } from '#web/search/query/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { FieldPopover } from './field-popover.tsx';
import type { FieldProps } from './field-props.ts';
import { PlainField } from './plain-field.tsx';
import popoverStyles from './popover.module.css';
import { Stepper } from './stepper.tsx';
import wizardStyles from './wizard.module.css';

/** How many there may be depends on the kind of travel. */
type KnownKind = { mode: TravelKind };

/** What is chosen beside who travels. */
type Beside = { words: string; rich: ReactNode; plain: ReactNode };

const agesUpTo = Array.from({ length: searchLimits.age.max + 1 }, (_, age) => age);

/** Who travels: adults, children, and the age of each child. */
export const PeopleField = (field: FieldProps<Travellers & UnsureAges, KnownKind>) => (
  <PartyField {...field} limits={partyLimits(field.form.mode)} />
);

type PartyFieldProps = Omit<FieldProps<Travellers & UnsureAges>, 'options'> & {
  limits: PartyBounds;
  beside?: Beside;
};

/** The same where something else than the kind of travel says how many there may be. */
export function PartyField({ form, change, hydrated, limits, beside }: PartyFieldProps) {
  const t = useT();
  const { adults, childAges, unsureAges = [] } = form;
  return (
    <FieldPopover
      name="people"
      label={t('wizard.people.label')}
      title={t('wizard.people.title')}
      value={[partyText(t, adults, childAges.length), ...(beside ? [beside.words] : [])].join(', ')}
      plain={
        <>
          <PlainPeople form={form} limits={limits} />
          {beside?.plain}
        </>
      }
    >
      {hydrated
        ? (close) => (
            <>
              <Stepper
                label={t('wizard.people.adults')}
                fewer={t('wizard.people.fewerAdults')}
                more={t('wizard.people.moreAdults')}
                value={adults}
                limits={limits.adults}
                onChange={(count) => change({ adults: count })}
                first
              />
              <Stepper
                label={t('wizard.people.children')}
                fewer={t('wizard.people.fewerChildren')}
                more={t('wizard.people.moreChildren')}
                value={childAges.length}
                limits={limits.children}
                onChange={(count) =>
                  change({ childAges: withChildren(childAges, count), unsureAges: unsureWith(form, count) })
                }
              />
              {childAges.length > 0 && (
                <div className={popoverStyles.ages}>
                  {childAges.map((age, index) => (
                    <AgeSelect
                      // biome-ignore lint/suspicious/noArrayIndexKey: children are told apart by their order alone
                      key={index}
                      number={index + 1}
                      value={age}
                      onChange={(changed) =>
                        change({
                          childAges: childAges.with(index, changed),
                          unsureAges: unsureAges.filter((child) => child !== index),
                        })
                      }
                    />
                  ))}
                  <p className={popoverStyles.popNote}>{t('wizard.people.childAgeHint')}</p>
                </div>
              )}
              {beside?.rich}
              {hasUnsureAges(form) && (
                <p role="status">
                  {unsureAges.map((child) => askedAge(t, child, childAges[child] ?? 0)).join(' ')}
                </p>
              )}
              <div className={popoverStyles.popFoot}>
                <Button
                  kind="go"
                  size="s"
                  onClick={() => {
                    if (hasUnsureAges(form)) change({ unsureAges: [] });
                    close();
                  }}
                >
                  {t(hasUnsureAges(form) ? 'wizard.people.agesRight' : 'common.action.done')}
                </Button>
              </div>
            </>
          )
        : undefined}
    </FieldPopover>
  );
}

const askedAge = (t: Translate, child: number, age: number) =>
  t('wizard.people.askAge', { number: child + 1, age: t('common.count.years', { count: age }) });

type AgeSelectProps = { number: number; value?: number; name?: string; onChange?: (age: number) => void };

function AgeSelect({ number, value, name, onChange }: AgeSelectProps) {
  const t = useT();
  return (
    <PlainField label={t('wizard.people.childAge', { number })}>
      {(id) => (
        <Select
          id={id}
          name={name}
          {...(onChange
            ? { value, onChange: (event) => onChange(Number(event.target.value)) }
            : { defaultValue: value })}
        >
          {agesUpTo.map((age) => (
            <option key={age} value={age}>
              {age === 0 ? t('wizard.people.underOne') : t('common.count.years', { count: age })}
            </option>
          ))}
        </Select>
      )}
    </PlainField>
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
    <div className={wizardStyles.plainPair}>
      {select('ADULT', t('wizard.people.adults'), form.adults, limits.adults)}
      {select('CHILD', t('wizard.people.children'), form.childAges.length, limits.children)}
      {withChildren(form.childAges, limits.children.max).map((age, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: children are told apart by their order alone
        <AgeSelect key={index} number={index + 1} name={`AGE${index + 1}`} value={age} />
      ))}
    </div>
  );
}
