import type { ReactNode } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { useRoomWords } from '#web/parts/offer/room-words.ts';
import styles from './hotel-sections.module.css';
import type { HotelInfo } from './hotel-view.ts';

type Fact = { name: string; value: ReactNode; note?: ReactNode; id?: string };

/** What is known of a hotel in figures, large: its age, size and rating. */
export function FactsStrip({ hotel }: { hotel: HotelInfo }) {
  const t = useT();
  const roomWords = useRoomWords();
  const format = useFormat();
  const { builtYear, renovatedYear, roomCount, rating, ratingCount, topHotelRating } = hotel.info;
  const facts: Fact[] = [];
  if (builtYear !== null)
    facts.push({
      name: t('detail.facts.built'),
      value: builtYear,
      ...(renovatedYear === null ? {} : { note: t('detail.facts.renewed', { year: `${renovatedYear}` }) }),
    });
  if (roomCount !== null)
    facts.push({
      name: t('detail.facts.roomsTotal'),
      value: t(roomWords.count, { count: roomCount }),
    });
  if (rating !== null) {
    const count = t('detail.header.rating', { count: ratingCount });
    facts.push({
      id: 'rating',
      name: t('detail.tabs.rating'),
      value: format.rating(rating),
      note: topHotelRating ? <GuestsSay at={topHotelRating.id}>{count}</GuestsSay> : count,
    });
  }
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

/** What guests say of the hotel, at the external service that gathers it ([W]§9). */
function GuestsSay({ at, children }: { at: string; children: string }) {
  const { ratings } = useVisit().links;
  if (!ratings) return children;
  return (
    <a href={`${ratings}${encodeURIComponent(at)}`} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
