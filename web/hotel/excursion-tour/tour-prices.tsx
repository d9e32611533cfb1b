import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { firstShown } from '#web/hotel/offer-groups.ts';
import type { OfferRow } from '#web/hotel/offer-row.ts';
import { isApart } from '#web/hotel/opened-key.ts';
import { QuestionForm } from '#web/hotel/question-form.tsx';
import { QuestionLine } from '#web/hotel/question-line.tsx';
import roomsAndPricesStyles from '#web/hotel/rooms-and-prices.module.css';
import { ShowMore } from '#web/hotel/show-more.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { withQuestion } from '#web/search/query/detail-address.ts';
import { said } from '#web/search/query/query-values.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { windowParameters } from './departure-windows.ts';
import type { ExcursionData } from './excursion-loader.ts';
import excursionTourStyles from './excursion-tour.module.css';
import { NoDepartures } from './no-departures.tsx';
import type { TourHotel } from './price-tour.ts';
import { TourChoices } from './tour-choices.tsx';
import { TourHotelCard } from './tour-hotel-card.tsx';

/** Rendered by the server where the address opens an offer that the list has not. */
const ApartOffer = lazyPart(() => import('#web/hotel/apart-offer.tsx'));

type Props = { data: ExcursionData; chosen: OfferRow | undefined; onChoose: (offer: OfferRow) => void };

/** What the tour costs for the question of the page, hotel by hotel, and what else can be asked. */
export function TourPrices({ data, chosen, onChoose }: Props) {
  const t = useT();
  const { prices, question, towns, choices } = data;
  const rows = prices.ok ? prices.hotels.flatMap((hotel) => hotel.rows) : [];
  const kept = said({
    TOWNFROM: question.townFrom === withoutFlight ? withoutFlight : undefined,
    townBefore: question.townBefore,
    doW: question.weekday,
  });
  return (
    <section id="prices" className={roomsAndPricesStyles.prices} aria-labelledby="prices-title">
      <div className={roomsAndPricesStyles.pricesHead}>
        <div>
          <h2 id="prices-title">{t('excursionTour.prices.title')}</h2>
          <QuestionLine trip={question} townNameFrom={data.townNameFrom} />
        </div>
        <QuestionForm
          trip={question}
          mode="excursion"
          state={data.tour.state.inc}
          only={{ FIELD_EXCURSION_TITLE: data.tour.id }}
          towns={towns}
          nights={choices.nights.map(({ value }) => value)}
          kept={kept}
        />
      </div>
      <TourChoices data={data} />
      {!prices.ok && <Notice tone="error" title={t('results.error.title')} />}
      {isApart(data.opened, rows) && (
        <Suspense>
          <ApartOffer
            opened={data.opened}
            hasOthers={rows.length > 0}
            elsewhere={null}
            chosen={chosen}
            onChoose={onChoose}
          />
        </Suspense>
      )}
      {prices.ok && prices.hotels.length === 0 && (
        <NoDepartures data={data} relaxations={prices.relaxations} partyRefusal={prices.partyRefusal} />
      )}
      {prices.ok && <HotelList hotels={prices.hotels} data={data} chosen={chosen} onChoose={onChoose} />}
      <OtherDays data={data} />
    </section>
  );
}

/** Three hotels, then all of them. */
function HotelList({ hotels, data, chosen, onChoose }: Props & { hotels: TourHotel[] }) {
  const { expanded, opened } = data;
  const isOpened = hotels
    .slice(firstShown)
    .some(
      ({ hotelInc, rows }) => `${hotelInc}` === expanded || (opened !== undefined && !isApart(opened, rows)),
    );
  const [isWhole, setWhole] = useState(expanded === 'all' || isOpened);
  const shown = isWhole ? hotels : hotels.slice(0, firstShown);
  const rest = hotels.length - shown.length;
  return (
    <>
      {shown.map((hotel, index) => (
        <TourHotelCard
          key={hotel.hotelInc}
          hotel={hotel}
          isFirst={index === 0}
          data={data}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
      {rest > 0 && <ShowMore rest={rest} total={hotels.length} onOpen={() => setWhole(true)} />}
    </>
  );
}

/** The days of departure before and after those that are shown. */
function OtherDays({ data: { earlier, later } }: { data: ExcursionData }) {
  const t = useT();
  const { search } = useLocation();
  if (!earlier && !later) return null;
  return (
    <nav className={excursionTourStyles.otherDays} aria-label={t('excursionTour.days.label')}>
      {earlier && (
        <Link
          className={buttonClass({ kind: 'line', size: 's' })}
          to={withQuestion(search, windowParameters(earlier))}
          preventScrollReset
        >
          <Icon name="left" size="s" />
          {t('excursionTour.days.earlier')}
        </Link>
      )}
      {later && (
        <Link
          className={buttonClass({ kind: 'line', size: 's' })}
          to={withQuestion(search, windowParameters(later))}
          preventScrollReset
        >
          {t('excursionTour.days.later')}
          <Icon name="right" size="s" />
        </Link>
      )}
    </nav>
  );
}
