import type { ReactNode } from 'react';
import type { PartyBounds } from '#calls/search-limits.ts';
import type { Translate } from '#texts/translator.ts';
import { useT } from '#web/context/i18n-context.tsx';
import {
  hasUnsureAges,
  needsInfantSeats,
  type UnsureAges,
  unsureWith,
  withChildren,
} from '#web/search/query/party.ts';
import type { Travellers } from '#web/search/query/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { AgeSelect } from './age-select.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './popover.module.css';
import { Stepper } from './stepper.tsx';

type Props = Pick<FieldProps<Travellers & UnsureAges>, 'form' | 'change'> & {
  limits: PartyBounds;
  flies: boolean;
  /** What is chosen beside who travels. */
  beside: ReactNode;
  onDone: () => void;
};

/** Counters of adults and children, and each child's age, fetched when they are first opened. */
export default function PartyPicker({ form, change, limits, flies, beside, onDone }: Props) {
  const t = useT();
  const { adults, childAges, unsureAges = [] } = form;
  return (
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
        <div className={styles.ages}>
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
          <p className={styles.popNote}>{t('wizard.people.childAgeHint')}</p>
          {flies && needsInfantSeats(form) && (
            <p className={styles.popNote} role="status">
              {t('wizard.people.infantHint')}
            </p>
          )}
        </div>
      )}
      {beside}
      {hasUnsureAges(form) && (
        <p role="status">{unsureAges.map((child) => askedAge(t, child, childAges[child] ?? 0)).join(' ')}</p>
      )}
      <div className={styles.popFoot}>
        <Button
          kind="go"
          size="s"
          onClick={() => {
            if (hasUnsureAges(form)) change({ unsureAges: [] });
            onDone();
          }}
        >
          {t(hasUnsureAges(form) ? 'wizard.people.agesRight' : 'common.action.done')}
        </Button>
      </div>
    </>
  );
}

const askedAge = (t: Translate, child: number, age: number) =>
  t('wizard.people.askAge', { number: child + 1, age: t('common.count.years', { count: age }) });
