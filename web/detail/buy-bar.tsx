import { Link, useLocation } from 'react-router';
import { plainDate } from '#lib/plain-date.ts';
import { useFormat, useT } from '#web/i18n/i18n-context.tsx';
import { partyText } from '#web/party-text.ts';
import { roomsName } from '#web/rooms-text.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import { withOpen } from './detail-address.ts';
import type { OfferRow } from './offer-row.ts';
import { useCanRequest } from './use-can-request.ts';

/** The chosen offer within a thumb's reach. */
export function BuyBar({ offer }: { offer: OfferRow }) {
  const t = useT();
  const format = useFormat();
  const { search } = useLocation();
  const stay = format.stay(plainDate(offer.checkIn), plainDate(offer.checkOut));
  return (
    <section className="buybar" aria-label={t('detail.buyBar.label')}>
      <div className="page buybar__in">
        <div>
          <b>{roomsName(t, offer)}</b>
          <p className="small muted num">{[offer.mealName, stay].join(', ')}</p>
        </div>
        <p className="buybar__price">
          <Price amount={offer.price} currency={offer.currency} size="m" />
          <span className="price-for">
            {t('common.party.forParty', { party: partyText(t, offer.adults, offer.children) })}
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
            {t('detail.buyBar.choose')}
          </a>
        )}
      </div>
    </section>
  );
}
