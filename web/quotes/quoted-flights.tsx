import type { LegAnswer, OfferAnswer } from '#calls/offer-fields.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import styles from './client-quote.module.css';

/** The flights there and back with their local times; nothing for a stay without flight. */
export function QuotedFlights({ offer: { out, back } }: { offer: Pick<OfferAnswer, 'out' | 'back'> }) {
  const t = useT();
  if (!out || !back) return null;
  return (
    <div>
      <h3>{t('detail.flights.title')}</h3>
      <ul className={styles.quotedFlights}>
        {[out, back].map((leg) => (
          <Flight key={leg.departsAt} leg={leg} />
        ))}
      </ul>
    </div>
  );
}

function Flight({ leg }: { leg: LegAnswer }) {
  const t = useT();
  const format = useFormat();
  const minutes = { hours: Math.floor(leg.durationMinutes / 60), minutes: leg.durationMinutes % 60 };
  const duration =
    minutes.hours === 0 ? t('common.duration.minutes', minutes) : t('common.duration.hoursMinutes', minutes);
  const end = (at: string, airport: string) =>
    `${format.date(at.slice(0, 10), 'weekday')} ${at.slice(11, 16)} ${airport}`;
  return (
    <li className="num">
      <b>{`${end(leg.departsAt, leg.from)} – ${end(leg.arrivesAt, leg.to)}`}</b>{' '}
      <span className="small muted">
        {[leg.carrier, leg.flightNumber.replace(' ', '\u00a0'), duration].join(', ')}
      </span>
    </li>
  );
}
