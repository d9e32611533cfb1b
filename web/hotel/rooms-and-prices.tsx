import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { NetSwitch } from '#web/agent-prices/agent-places.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { type RoomWords, useRoomWords } from '#web/parts/offer/room-words.ts';
import { LazyOnVisible } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { UndoChange } from '#web/search/filters/undo-change.tsx';
import { withOpen } from '#web/search/query/detail-address.ts';
import { writeOfferFilters } from '#web/search/query/filters.ts';
import { readQueryValues, said } from '#web/search/query/query-values.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Placeholder } from '#web/ui/skeleton.tsx';
import { FlightTabs } from './flight-tabs.tsx';
import type { DetailData } from './hotel-loader.ts';
import type { FoundPrices } from './hotel-prices.ts';
import { isActive } from './hotel-traits.ts';
import { OfferFilterChips } from './offer-filter-chips.tsx';
import type { OfferRow } from './offer-row.ts';
import { isApart } from './opened-key.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionLine } from './question-line.tsx';
import { RoomCard } from './room-card.tsx';
import styles from './rooms-and-prices.module.css';
import { ShowMore } from './show-more.tsx';
import { SimilarHotels } from './similar-hotels.tsx';
import { useCanRequest } from './use-can-request.ts';
import { useRooms } from './use-more-offers.ts';

/** Which days it is cheaper on: fetched when somebody comes to the prices. */
const DayStripOfHotel = lazyPart(() => import('./day-strip-of-hotel.tsx'));

/** Rendered by the server where the address opens an offer that the list has not. */
const ApartOffer = lazyPart(() => import('./apart-offer.tsx'));

/** Rendered by the server where a hotel has nothing for the question. */
const NoOffers = lazyPart(() => import('./no-offers.tsx'));

type Props = { data: DetailData; chosen: OfferRow | undefined; onChoose: (offer: OfferRow) => void };

/** What the hotel costs for the question of the page, room by room. */
export function RoomsAndPrices({ data, chosen, onChoose }: Props) {
  const t = useT();
  const { prices } = data;
  const words = useRoomWords();
  const rows = prices.ok ? prices.groups.flatMap((group) => group.rows) : [];
  const { search } = useLocation();
  return (
    <section id="prices" className={styles.prices} aria-labelledby="prices-title">
      <div className={styles.pricesHead}>
        <div>
          <h2 id="prices-title">{t(words.title)}</h2>
          <QuestionLine trip={data.trip} townNameFrom={data.townNameFrom} />
          {prices.ok && prices.roomCount > 0 && <Found prices={prices} count={words.count} />}
          <UndoChange staysInPlace />
          <NetSwitch offer={rows[0]?.agent} />
        </div>
        <QuestionForm
          trip={data.trip}
          mode={data.mode}
          state={data.stateInc}
          only={{ HOTELLIST: data.hotel.info.inc }}
          towns={data.towns}
          kept={{
            ...(data.towns.length === 0 && townKept(search)),
            ...said({ STATEINC: data.stateInc, ...writeOfferFilters(data.filters) }),
          }}
        />
      </div>
      <FlightTabs kind={data.kind} />
      {isActive(data.hotel) && (
        <div className={styles.priceDays}>
          <LazyOnVisible waiting={<DaysToCome />}>
            <DayStripOfHotel data={data} />
          </LazyOnVisible>
        </div>
      )}
      {prices.ok && <OfferFilterChips filters={data.filters} {...prices} />}
      {!prices.ok && <Notice tone="error" title={t('results.error.title')} />}
      {isApart(data.opened, rows) && (
        <Suspense>
          <ApartOffer
            opened={data.opened}
            hasOthers={rows.length > 0}
            elsewhere={<SimilarHotels data={data} />}
            chosen={chosen}
            onChoose={onChoose}
          />
        </Suspense>
      )}
      {prices.ok && prices.groups.length === 0 && (
        <Suspense>
          <NoOffers data={data} prices={prices} />
        </Suspense>
      )}
      {/* Another question has other offers. */}
      {prices.ok && (
        <RoomList
          key={withOpen(search, {})}
          prices={prices}
          data={data}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </section>
  );
}

/** In the place of the strip of days. */
const DaysToCome = () => (
  <div aria-hidden="true">
    <Placeholder className={styles.daysToCome} />
  </div>
);

/** A stay without flight keeps the town that its address names, for the way back to those with one ([W]§2.4). */
function townKept(search: string): Record<string, string> {
  const town = readQueryValues(new URLSearchParams(search)).get('TOWNFROM');
  return town ? { TOWNFROM: town } : {};
}

type FoundProps = { prices: FoundPrices; count: RoomWords['count'] };

/** How much there is, and what marks of its offers mean where they end in a request. */
function Found({ prices: { roomCount, offerCount }, count }: FoundProps) {
  const t = useT();
  const canRequest = useCanRequest();
  return (
    <>
      <p className="muted num">
        {[t(count, { count: roomCount }), t('detail.rooms.offers', { count: offerCount })].join(', ')}
      </p>
      {canRequest && <p className={classNames('muted', styles.howSure)}>{t('detail.rooms.howSure')}</p>}
    </>
  );
}

/** Three rooms, then all of them. */
function RoomList({ prices, data, chosen, onChoose }: Props & { prices: FoundPrices }) {
  const { groups, load, isLoading, hasFailed } = useRooms(data, prices.groups);
  const rest = prices.roomCount - groups.length;
  return (
    <>
      {groups.map((group, index) => (
        <RoomCard
          key={group.roomName}
          group={group}
          isFirst={index === 0}
          data={data}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
      {hasFailed && <LoadFailed onRetry={load} />}
      {rest > 0 && !hasFailed && (
        <ShowMore rest={rest} total={prices.roomCount} isLoading={isLoading} onOpen={load} />
      )}
    </>
  );
}
