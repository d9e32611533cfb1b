import type { ReactNode } from 'react';
import { useT } from '#web/visit/i18n-context.tsx';
import { useFormat } from '#web/visit/use-format.ts';
import styles from './hotel-sections.module.css';
import type { HotelInfo } from './hotel-view.ts';

/** What is known of a hotel in figures, large. */
export function FactsStrip({ hotel }: { hotel: HotelInfo }) {
  const t = useT();
  const { number } = useFormat();
  const { builtYear, renovatedYear, roomCount, rating, ratingCount } = hotel.info;
  const facts: { name: string; value: ReactNode; note?: string; id?: string }[] = [];
  if (builtYear !== null)
    facts.push({
      name: t('detail.facts.built'),
      value: builtYear,
      ...(renovatedYear === null ? {} : { note: t('detail.facts.renewed', { year: `${renovatedYear}` }) }),
    });
  if (roomCount !== null)
    facts.push({ name: t('detail.facts.roomsTotal'), value: t('detail.facts.rooms', { count: roomCount }) });
  if (rating !== null)
    facts.push({
      id: 'rating',
      name: t('detail.tabs.rating'),
      value: number(rating, 1),
      note: t('detail.header.rating', { count: ratingCount }),
    });
  if (facts.length === 0) return null;
  return (
    <dl className={styles.factsStrip}>
      {facts.map(({ id, name, value, note }) => (
        <div key={name} id={id}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
