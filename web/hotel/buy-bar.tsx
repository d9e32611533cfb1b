import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { roomsName } from '#web/parts/offer/rooms-text.ts';
import { withOpen } from '#web/search/query/detail-address.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FirstPicture } from '#web/ui/first-picture.tsx';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';
import { Stars } from '#web/ui/stars.tsx';
import styles from './buy-bar.module.css';
import type { OfferRow } from './offer-row.ts';
import { useCanRequest } from './use-can-request.ts';
import '#web/ui/price.css';

/** The chosen offer within a thumb's reach. */
export function BuyBar({ offer }: { offer: OfferRow }) {
  const t = useT();
  const format = useFormat();
  const { search } = useLocation();
  const stay = format.stay(offer.dateIn, offer.dateOut);
  return (
    <section
      id="buy-bar"
      className={classNames('bar--offer', styles.buybar)}
      aria-label={t('detail.buyBar.label')}
    >
      {/* Other bars stand above it, from the first picture on. */}
      <FirstPicture upTo="buy-bar" />
      <div className={classNames('page', styles.buybarIn)}>
        <div>
          <p className={classNames('tiny muted', styles.buybarHotel)}>
            {offer.title} <Stars star={offer.stars} />
          </p>
          <b>{roomsName(t, offer)}</b>
          <p className="small muted num">{[offer.mealName, stay].join(', ')}</p>
        </div>
        <p className={styles.buybarPrice}>
          <Price amount={offer.price} currency={offer.currency} size="m" />
          <span className="price-for">
            {t('common.party.forParty', { party: partyFor(t, offer.people.adult, offer.people.kids) })}
          </span>
        </p>
        {useCanRequest() ? (
          <Link
            className={buttonClass({ kind: 'go' })}
            to={withOpen(search, { request: offer.claim })}
            preventScrollReset
          >
            {t('detail.buyBar.request')}
          </Link>
        ) : (
          <a className={buttonClass({ kind: 'go' })} href="#prices">
            {t('detail.gallery.chooseRoom')}
          </a>
        )}
      </div>
    </section>
  );
}
