import { plainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { partyText } from '#web/parts/offer/party-text.ts';
import { below } from '#web/ui/breakpoints.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { RoundButton } from '#web/ui/round-button.tsx';
import { Stars } from '#web/ui/stars.tsx';
import type { KeptHotelData } from './kept-hotel-data.ts';
import type { KeptHotel } from './kept-hotels.ts';
import styles from './kept-page.module.css';
import '#web/ui/empty.css';
import '#web/ui/price.css';

type KeptCardProps = {
  told: KeptHotelData;
  /** Undefined as long as there are no scripts. */
  onRemove: ((name: string) => void) | undefined;
};

/** A hotel of a list: where it is, what it costs for its trip, and the way out of the list. */
export function KeptCard({ told, onRemove }: KeptCardProps) {
  const t = useT();
  const { inc, found } = told.hotel;
  const name = found?.name ?? String(inc);
  return (
    <article className={styles.keptCard}>
      <div className={styles.keptPic}>
        {found?.image && (
          <Picture
            src={found.image}
            alt=""
            width={208}
            height={156}
            sizes={`${below('tablet')} 7rem, 13rem`}
          />
        )}
      </div>
      <div className={styles.keptBody}>
        {found ? <Described found={found} /> : <h2>{t('lists.item.gone')}</h2>}
        {found && <OfferOfTrip told={told} />}
      </div>
      {onRemove && (
        <RoundButton icon="x" label={t('lists.item.remove', { name })} bare onClick={() => onRemove(name)} />
      )}
    </article>
  );
}

function Described({ found }: { found: NonNullable<KeptHotel['found']> }) {
  const t = useT();
  const format = useFormat();
  const { rating, ratingCount: count } = found;
  return (
    <div>
      <h2>
        <a className="plain" href={found.address}>
          {found.name}
        </a>
      </h2>
      <p className={styles.keptPlace}>
        <Stars star={found.star} /> {found.place}
      </p>
      {rating !== null && (
        <p className={styles.keptPlace}>
          <b>{format.rating(rating)}</b> {t('compare.fact.guests', { count })}
        </p>
      )}
    </div>
  );
}

/** The price for the party, and the trip that it is of. */
function OfferOfTrip({ told: { hotel, trip, childAges, townNameFrom } }: { told: KeptHotelData }) {
  const t = useT();
  const format = useFormat();
  const { price } = hotel;
  if (!price) return <p className="small muted">{t(trip ? 'compare.offer.none' : 'lists.item.noPrice')}</p>;
  const words = [
    format.date(plainDate(price.checkIn), 'weekday'),
    format.nights(price.nights),
    partyText(t, price.adult, price.child, childAges),
    ...(price.isWithFlight ? [] : [t('lists.trip.withoutFlights')]),
    ...(price.isWithFlight && townNameFrom ? [t('lists.trip.from', { town: townNameFrom })] : []),
  ];
  return (
    <div>
      <p className={styles.keptPrice}>
        {price.priceOld !== null && <Price amount={price.priceOld} currency={price.currency} old />}
        <Price amount={price.price} currency={price.currency} size="m" />
        <span className="small muted">{price.mealName}</span>
      </p>
      <p className="small muted">{words.join(', ')}</p>
    </div>
  );
}
