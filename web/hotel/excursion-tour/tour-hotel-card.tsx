import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { OfferList } from '#web/hotel/offer-list.tsx';
import type { OfferRow } from '#web/hotel/offer-row.ts';
import roomCardStyles from '#web/hotel/room-card.module.css';
import roomOfferStyles from '#web/hotel/room-offer.module.css';
import { withOpen } from '#web/search/query/detail-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import type { ExcursionData } from './excursion-loader.ts';
import styles from './excursion-tour.module.css';
import { mostOffers } from './most-offers.ts';
import type { TourHotel } from './price-tour.ts';

type Props = {
  data: ExcursionData;
  hotel: TourHotel;
  isFirst: boolean;
  chosen: OfferRow | undefined;
  onChoose: (offer: OfferRow) => void;
};

/** A hotel of the tour with its offers: the cheapest three, and all of them when they are asked for. */
export function TourHotelCard({ data: { opened }, hotel, isFirst, chosen, onChoose }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const { price } = useUiLanguage();
  const { search } = useLocation();
  const { rows, total, hotelInc, name } = hotel;
  const canExpand = rows.length < Math.min(total, mostOffers);
  return (
    <article
      className={roomCardStyles.room}
      id={`hotel-${hotelInc}`}
      aria-labelledby={`hotel-${hotelInc}-name`}
    >
      <div className={roomCardStyles.roomHead}>
        <div className={roomCardStyles.roomPic}>
          <Picture src={hotel.image} alt="" width={308} height={231} sizes="11rem" />
        </div>
        <div>
          <h3 id={`hotel-${hotelInc}-name`}>
            <Link className="plain" to={toLocal(hotel.path)}>
              {name}
            </Link>
          </h3>
          <p className="small muted">
            <Stars star={hotel.star} /> {hotel.place}
          </p>
        </div>
        <p className="muted small">
          {t('detail.rooms.offersFrom', { count: total, price: price(rows[0].price, rows[0].currency) })}
        </p>
      </div>
      <OfferList
        namesRoom
        rows={rows}
        isFirst={isFirst}
        chosen={chosen}
        opened={opened}
        onChoose={onChoose}
      />
      {canExpand && (
        <p className={roomOfferStyles.moreRow}>
          <Link to={withOpen(search, { expand: `${hotelInc}` })} preventScrollReset>
            {t('results.list.showMore', { count: Math.min(total, mostOffers) - rows.length, total })}
            <span className="sr">: {name}</span>
          </Link>
        </p>
      )}
      {rows.length === mostOffers && total > mostOffers && (
        <p className={classNames(roomOfferStyles.moreRow, styles.tourMore, 'muted')}>
          {t('excursionTour.prices.cheapest', { shown: mostOffers, total })}
        </p>
      )}
    </article>
  );
}
