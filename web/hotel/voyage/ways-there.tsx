import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { withoutFlight } from '#web/search/query/trip.ts';
import { Chip } from '#web/ui/chip.tsx';
import styles from './voyage.module.css';
import type { VoyageData } from './voyage-loader.ts';
import { VoyageParty } from './voyage-party.tsx';
import { withAsked } from './voyage-path.ts';

/** Who travels, the port that a voyage leaves from, and how one comes there: by oneself, or by air from a town. */
export function WaysThere({ data: { program, ports, towns, trip } }: { data: VoyageData }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { search } = useLocation();
  const way = (inc: number) => withAsked(search, { TOWNFROM: `${inc}` });
  const [port] = program.days;
  return (
    <div className={styles.waysThere}>
      <WaysLine label={t('wizard.people.label')}>
        <VoyageParty trip={trip} />
      </WaysLine>
      {ports.length > 1 && (
        <WaysLine label={t('voyage.port.label')}>
          {ports.map(({ name, path }) => (
            <Chip key={name} to={toLocal(path)} current={name === port?.title}>
              {name}
            </Chip>
          ))}
        </WaysLine>
      )}
      {towns.length > 0 && (
        <WaysLine label={t('voyage.way.label')}>
          <Chip to={way(withoutFlight)} current={trip.townFrom === withoutFlight}>
            {t('voyage.way.without')}
          </Chip>
          {towns.map(({ inc, nameFrom }) => (
            <Chip key={inc} to={way(inc)} current={inc === trip.townFrom}>
              {t('voyage.way.from', { town: nameFrom })}
            </Chip>
          ))}
        </WaysLine>
      )}
    </div>
  );
}

function WaysLine({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: links, which no fieldset holds
    <div role="group" aria-labelledby={id} className={styles.waysLine}>
      <span id={id} className="small muted">
        {label}
      </span>
      <span className={styles.waysValues}>{children}</span>
    </div>
  );
}
