import type { LegAnswer, OfferAnswer } from '#calls/offer-fields.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { luggageText } from '#web/parts/offer/luggage-text.ts';
import { offerMarks } from '#web/search/cards/offer-marks.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './offer-receipt.module.css';

/** The flights there and back with their local times; nothing for a stay without flight. */
export function OfferFlights({ offer }: { offer: OfferAnswer }) {
  const t = useT();
  const { out, back } = offer;
  if (!out || !back) return null;
  return (
    <div>
      <h4 className={styles.receiptTitle}>{t('detail.flights.title')}</h4>
      <Flight leg={out} kind={offerMarks(offer).flight} />
      <Flight leg={back} kind={offerMarks(offer).flight} />
      <Carried legs={[out, back]} />
    </div>
  );
}

/** How sure the seats are, and what may be taken along. */
function Carried({ legs }: { legs: LegAnswer[] }) {
  const t = useT();
  const luggage = luggageText(t, legs);
  return (
    <p className={styles.carried}>
      <SeatsTag legs={legs} />
      {luggage && <b>{luggage}</b>}
    </p>
  );
}

function SeatsTag({ legs }: { legs: LegAnswer[] }) {
  const t = useT();
  if (legs.some(({ seats }) => seats === 'request'))
    return <Tag icon="clock">{t('offer.seats.request')}</Tag>;
  const left = legs.flatMap(({ seatsLeft }) => seatsLeft ?? []);
  return (
    <Tag tone="sea" icon="check">
      {left.length > 0 ? t('offer.seats.left', { count: Math.min(...left) }) : t('offer.seats.many')}
    </Tag>
  );
}

function Flight({ leg, kind }: { leg: LegAnswer; kind: 'charter' | 'regular' | undefined }) {
  const t = useT();
  const minutes = { hours: Math.floor(leg.durationMinutes / 60), minutes: leg.durationMinutes % 60 };
  const duration =
    minutes.hours === 0 ? t('common.duration.minutes', minutes) : t('common.duration.hoursMinutes', minutes);
  const flight = `${leg.carrier} ${leg.flightNumber.replace(' ', '\u00a0')}`;
  const words = [flight, duration, ...(kind ? [t(`detail.offer.${kind}`)] : [])];
  return (
    <div className={classNames(styles.flight, 'num')}>
      <FlightEnd at={leg.departsAt} airport={leg.from} />
      <span className={styles.way}>{words.join(', ')}</span>
      <FlightEnd at={leg.arrivesAt} airport={leg.to} />
    </div>
  );
}

function FlightEnd({ at, airport }: { at: string; airport: string }) {
  const { date } = useFormat();
  return (
    <span>
      <b>{at.slice(11, 16)}</b>
      <span className="tiny muted">
        {airport}, {date(at.slice(0, 10))}
      </span>
    </span>
  );
}
