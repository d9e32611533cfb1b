import { memo } from 'react';
import { useViewTransitionState } from 'react-router';
import { plainDate } from '#lib/plain-date.ts';
import { AgentRow } from '#web/agent-prices/agent-places.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import type { PagePath } from '#web/context/page-path.ts';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import keepStyles from '#web/lists/keep.module.css';
import { KeepButtons } from '#web/lists/keep-buttons.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { roomLines, roomsName } from '#web/parts/offer/rooms-text.ts';
import { writeOfferFilters } from '#web/search/query/filters.ts';
import { said, writeQuery } from '#web/search/query/query-values.ts';
import type { SearchQuestion } from '#web/search/query/search-question.ts';
import { writeTrip } from '#web/search/query/trip.ts';
import { below } from '#web/ui/breakpoints.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Tag } from '#web/ui/tag.tsx';
import hotelCardStyles from './hotel-card.module.css';
import { HotelFacts } from './hotel-facts.tsx';
import type { HotelView } from './hotel-view.ts';
import '#web/ui/label.css';
import '#web/ui/price.css';

type CardProps = { offer: HotelView; question: SearchQuestion; isFirst: boolean };

/** A hotel of the list with its best offer. */
export const HotelCard = memo(function HotelCard({ offer, question, isFirst }: CardProps) {
  const t = useT();
  const to = useLocalPath()(hotelAddress(offer.path, question));
  const place = [offer.regionName, offer.townName].filter((name, index, all) => all.indexOf(name) === index);
  return (
    <article className={hotelCardStyles.hotel}>
      <CardPicture offer={offer} to={to} isFirst={isFirst} />
      <div className={hotelCardStyles.hotelBody}>
        <div className={keepStyles.besideKeep}>
          <div>
            <h2>
              <Link className="plain" to={to} viewTransition>
                {offer.journey || offer.hotelName}
              </Link>
            </h2>
            <p className={hotelCardStyles.hotelPlace}>
              {offer.journey && `${offer.hotelName} `}
              <Stars star={offer.starName} /> {place.join(', ')}
              <GuestRating offer={offer} />
            </p>
          </div>
          <KeepButtons hotelInc={offer.hotelInc} name={offer.hotelName} bare />
        </div>
        <HotelFacts offer={offer} />
        <CardTags offer={offer} />
        <CardOffer offer={offer} />
        <AgentRow offer={offer.agent} name={offer.hotelName} />
        <Link className={buttonClass({ kind: 'soft', size: 's' })} to={to} viewTransition>
          {t('results.card.offers', { count: offer.offerCount })}
          <span className="sr">: {offer.hotelName}</span>
        </Link>
      </div>
    </article>
  );
});

/** What guests say of it, and how many of them; nothing where nobody has. */
function GuestRating({ offer: { rating, ratingCount } }: { offer: HotelView }) {
  const t = useT();
  const format = useFormat();
  if (rating === null || ratingCount === 0) return null;
  return (
    <span className={hotelCardStyles.hotelRating}>
      <b>{format.rating(rating)}</b> {t('results.card.rating', { count: ratingCount })}
    </span>
  );
}

/** The hotel's page for the same trip and wishes; the country stays in it for the way back to the list. */
export function hotelAddress(path: HotelView['path'], question: SearchQuestion): PagePath {
  const asked = {
    STATEINC: question.state,
    ...writeTrip(question),
    ...writeOfferFilters(question),
  };
  return `${path}?${writeQuery(said(asked))}`;
}

/** The picture travels to the gallery of the page that its link opens. */
function CardPicture({ offer, to, isFirst }: { offer: HotelView; to: string; isFirst: boolean }) {
  const t = useT();
  const isTravelling = useViewTransitionState(to);
  return (
    <Link
      className={hotelCardStyles.hotelPic}
      to={to}
      viewTransition
      tabIndex={-1}
      aria-hidden="true"
      style={isTravelling ? { viewTransitionName: 'hotel-picture' } : undefined}
    >
      <Picture
        src={offer.image}
        alt={t('results.card.illustration', { name: offer.hotelName })}
        width={440}
        height={330}
        sizes={`${below('tablet')} 100vw, (max-width: 56rem) 36vw, 22rem`}
        priority={isFirst}
      />
    </Link>
  );
}

function CardTags({ offer }: { offer: HotelView }) {
  const t = useT();
  return (
    <div className="tags">
      {offer.daynoconfirm === 0 ? (
        <Tag tone="sea" icon="bolt">
          {t('results.card.instant')}
        </Tag>
      ) : (
        <Tag icon="clock">{t('results.card.withinDay')}</Tag>
      )}
      {offer.isEarlyBooking && offer.saving !== undefined && (
        <Tag tone="summer">{t('results.card.earlyBooking', { percent: offer.saving })}</Tag>
      )}
      {offer.traits.map((trait) => (
        <Tag key={trait}>{trait}</Tag>
      ))}
    </div>
  );
}

function CardOffer({ offer }: { offer: HotelView }) {
  const t = useT();
  const format = useFormat();
  const stay = {
    date: format.date(plainDate(offer.checkIn), 'weekday'),
    nights: format.nights(offer.nights),
  };
  return (
    <div className={hotelCardStyles.hotelFoot}>
      <p className={hotelCardStyles.hotelStay}>
        <b>{offer.mealName}</b>
        <span>{roomsName(t, offer)}</span>
        {roomLines(t, offer.rooms).map((line) => (
          <span key={line} className="tiny muted">
            {line}
          </span>
        ))}
        <span className="muted">
          {offer.hasFlight ? t('results.card.stay', stay) : t('results.card.stayWithoutFlights', stay)}
        </span>
      </p>
      <p className={hotelCardStyles.hotelPrice}>
        {offer.priceOld !== null && <Price amount={offer.priceOld} currency={offer.currency} old />}
        <Price amount={offer.price} currency={offer.currency} />
        <span className="price-for">
          {t('common.party.forParty', { party: partyFor(t, offer.adult, offer.child) })}
        </span>
      </p>
    </div>
  );
}
