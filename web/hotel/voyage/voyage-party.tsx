import { useId } from 'react';
import { Form, useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { PlainParty } from '#web/hotel/plain-party.tsx';
import { partyText } from '#web/parts/offer/party-text.ts';
import { trip as tripCodec } from '#web/search/query/trip.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './voyage.module.css';
import type { VoyageData } from './voyage-loader.ts';

const partyNames = tripCodec.names.filter((name) => /^(ADULT|CHILD|AGE)/.test(name));

/** Who travels, and a form for others: everything else that the address asks for stays. */
export function VoyageParty({ trip }: Pick<VoyageData, 'trip'>) {
  const t = useT();
  const { pathname, search } = useLocation();
  const label = useId();
  const kept = [...new URLSearchParams(search)].filter(([name]) => !partyNames.includes(name.toUpperCase()));
  return (
    <details key={search} className={styles.partyChange}>
      <summary className={buttonClass({ kind: 'line', size: 's' })}>
        <span className="sr" id={label}>
          {t('wizard.people.title')}:{' '}
        </span>
        {partyText(t, trip.adults, trip.childAges.length, trip.childAges)}
        <Icon name="down" size="s" />
      </summary>
      <Form
        method="get"
        action={`${pathname}#sailings`}
        className={styles.partyForm}
        aria-labelledby={label}
        preventScrollReset
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PlainParty trip={trip} mode="cruise" />
        <Button type="submit" kind="go">
          {t('common.action.apply')}
        </Button>
      </Form>
    </details>
  );
}
