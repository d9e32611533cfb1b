import { daysBetween, plainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import type { PagePath } from '#web/context/page-path.ts';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { said } from '#web/search/query/query-values.ts';
import { writeTrip } from '#web/search/query/trip.ts';
import { below } from '#web/ui/breakpoints.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './tour-card.module.css';
import type { TourView } from './tour-view.ts';
import '#web/ui/price.css';

type TourCardProps = {
  offer: TourView;
  townFrom: number;
  childAges?: number[];
  heading?: 'h2' | 'h3';
  /** Whether it says in how many days the tour leaves. */
  mark?: 'days' | 'none';
};

/** A tour: one link to its hotel for exactly these days. */
export function TourCard({
  offer,
  townFrom,
  childAges = [],
  heading: Heading = 'h3',
  mark = 'days',
}: TourCardProps) {
  const t = useT();
  const format = useFormat();
  const { today } = useVisit();
  const checkIn = plainDate(offer.checkIn);
  const to = useLocalPath()(tourPath(offer, townFrom, childAges));
  const stay = [format.date(checkIn), format.nights(offer.nights), offer.mealName.toLocaleLowerCase()];
  return (
    <Link className={styles.tour} to={to} viewTransition>
      <span className={styles.tourPic}>
        <Picture
          src={offer.image}
          alt=""
          width={340}
          height={289}
          sizes={`${below('tablet')} 7.75rem, ${below('desktop')} 46vw, 19rem`}
        />
        {mark === 'days' && (
          <Tag tone="paper">{t('leavingSoon.inDays', { count: daysBetween(today, checkIn) })}</Tag>
        )}
      </span>
      <span className={styles.tourBody}>
        <span>
          <Stars star={offer.starName} />
        </span>
        <Heading>{offer.hotelName}</Heading>
        <span className="small muted">{[offer.stateName, offer.townName].join(', ')}</span>
        <span className="small num">{stay.join(', ')}</span>
        <span className={styles.tourPrice}>
          <Price amount={offer.price} currency={offer.currency} />
          {offer.priceOld !== null && <Price amount={offer.priceOld} currency={offer.currency} old />}
          <span className="price-for">
            {t('leavingSoon.priceNote', { party: partyFor(t, offer.adult, offer.child) })}
          </span>
        </span>
      </span>
    </Link>
  );
}

function tourPath(offer: TourView, townFrom: number, childAges: number[]): PagePath {
  const checkIn = plainDate(offer.checkIn);
  const trip = writeTrip({
    townFrom,
    checkInFrom: checkIn,
    checkInTo: checkIn,
    nightsFrom: offer.nights,
    nightsTo: offer.nights,
    adults: offer.adult,
    childAges,
  });
  const query = new URLSearchParams(said({ STATEINC: offer.stateInc, ...trip }));
  return `/tours/${offer.stateSlug}/${offer.slug}?${query}`;
}
