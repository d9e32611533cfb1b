import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { overOn } from '#web/search/query/date-range.ts';
import { said } from '#web/search/query/query-values.ts';
import { type Days, writeDays } from '#web/search/query/trip.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Price } from '#web/ui/price.tsx';
import type { CabinOffer, Sailing } from './group-sailings.ts';
import styles from './voyage.module.css';
import type { VoyageData } from './voyage-loader.ts';
import { withAsked } from './voyage-path.ts';
import { WaysThere } from './ways-there.tsx';

/** Cabins of a sailing that are seen at once ([W]§9). */
const firstShown = 3;

/** The dated voyages with their cabins, and what else can be chosen: the port, the way there, other days. */
export function Sailings({ data }: { data: VoyageData }) {
  const t = useT();
  const format = useFormat();
  const { trip, sailings } = data;
  const over = overOn({ to: trip.checkInTo }, useVisit().today);
  const asked = [format.dateRange(trip.checkInFrom, trip.checkInTo, over), format.nights(trip.nightsFrom)];
  return (
    <section id="sailings" className={styles.voyageSection} aria-labelledby="sailings-title">
      <h2 id="sailings-title">{t('voyage.sailings.title')}</h2>
      <p className="muted num">{asked.join(', ')}</p>
      <WaysThere data={data} />
      {!sailings && <Notice tone="error" title={t('results.error.title')} />}
      {sailings?.length === 0 && (over ? <Over data={data} /> : <NoSailings />)}
      {sailings?.map((sailing) => (
        <SailingCard key={sailing.from} sailing={sailing} data={data} />
      ))}
      <OtherDays data={data} />
    </section>
  );
}

function NoSailings() {
  const t = useT();
  return (
    <Empty title={t('voyage.sailings.none')} image={housePictures.empty}>
      {t('voyage.sailings.noneText')}
    </Empty>
  );
}

/** The days of the address are over: when the ship sails next. */
function Over({ data: { next } }: { data: VoyageData }) {
  const t = useT();
  const format = useFormat();
  const { today } = useVisit();
  const { search } = useLocation();
  const ways = next
    ? [
        {
          to: `${withAsked(search, said(writeDays(next.days)))}#sailings`,
          title: t('over.next', { dates: format.dateRange(next.from, next.to, today) }),
        },
      ]
    : [];
  return (
    <Empty title={t('over.title')} image={housePictures.empty} ways={ways}>
      {t('voyage.sailings.none')}
    </Empty>
  );
}

/** One sailing: three cabins, and the others a press away. */
function SailingCard({ sailing: { from, to, cabins }, data }: { sailing: Sailing; data: VoyageData }) {
  const t = useT();
  const format = useFormat();
  const { adults, childAges } = data.trip;
  const others = cabins.slice(firstShown);
  const days = format.stay(from, to);
  return (
    <article className={styles.sailing} aria-labelledby={`sailing-${from}`}>
      <div className={styles.sailingHead}>
        <h3 id={`sailing-${from}`} className="num">
          {days}
        </h3>
        <p className="small muted">
          {t('common.party.forParty', { party: partyFor(t, adults, childAges.length) })}
        </p>
      </div>
      <Cabins cabins={cabins.slice(0, firstShown)} days={days} />
      {others.length > 0 && (
        <details className={styles.sailingMore}>
          <summary>{t('voyage.sailings.more', { count: others.length, total: cabins.length })}</summary>
          <Cabins cabins={others} days={days} />
        </details>
      )}
    </article>
  );
}

/** Each leads to its offer ([W]§2.11). */
function Cabins({ cabins, days }: { cabins: CabinOffer[]; days: string }) {
  const toLocal = useLocalPath();
  return (
    <ul className={styles.cabins}>
      {cabins.map(({ claim, roomName, mealName, price, priceOld, currency }) => (
        <li key={claim}>
          <Link className={styles.cabin} to={toLocal(`/booking/cruise?claim=${claim}`)}>
            <span>
              <b>{roomName}</b>
              <span className="sr">, {days}</span>
              <span className="small muted">{mealName}</span>
            </span>
            <span className="num">
              {priceOld !== null && <Price amount={priceOld} currency={currency} size="s" old />}{' '}
              <Price amount={price} currency={currency} size="m" />
            </span>
            <Icon name="right" size="s" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The days of departure before and after those that are shown. */
function OtherDays({ data: { earlier, later } }: { data: VoyageData }) {
  const t = useT();
  const { search } = useLocation();
  const to = (days: Days) => `${withAsked(search, said(writeDays(days)))}#sailings`;
  return (
    <nav className={styles.otherSailings} aria-label={t('voyage.sailings.label')}>
      {earlier && (
        <Link className={buttonClass({ kind: 'line', size: 's' })} to={to(earlier)} preventScrollReset>
          <Icon name="left" size="s" />
          {t('voyage.sailings.earlier')}
        </Link>
      )}
      <Link className={buttonClass({ kind: 'line', size: 's' })} to={to(later)} preventScrollReset>
        {t('voyage.sailings.later')}
        <Icon name="right" size="s" />
      </Link>
    </nav>
  );
}
