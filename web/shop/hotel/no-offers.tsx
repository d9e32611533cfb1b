import { useLocation } from 'react-router';
import { parsePlainDate } from '#lib/plain-date.ts';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { withFilters, withQuestion } from '#web/search/query/detail-address.ts';
import { noOfferFilters } from '#web/search/query/filters.ts';
import { type NextStep, NextStepLink } from '#web/ui/empty.tsx';
import { Price } from '#web/ui/price.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useFormat } from '#web/visit/use-format.ts';
import type { DetailData } from './hotel-loader.ts';
import type { FoundPrices } from './hotel-prices.ts';
import styles from './rooms-and-prices.module.css';

type Props = { trip: DetailData['trip']; prices: FoundPrices };

/** Nothing for this question: what there is without its filters, or else the nearest question that has an offer. */
export function NoOffers({ trip, prices }: Props) {
  const t = useT();
  const { unfiltered } = prices;
  const nearest = useNearest(prices);
  const { search } = useLocation();
  const all = unfiltered && {
    to: withFilters(search, noOfferFilters),
    title: t('results.empty.filters'),
    note: t('results.card.offers', { count: unfiltered.count }),
    price: <Price amount={unfiltered.price} currency={unfiltered.currency} />,
  };
  const way: NextStep | undefined = all ?? nearest;
  const forWhom = partyFor(t, trip.adults, trip.childAges.length);
  return (
    <div className={styles.noOffers}>
      <h3>{t('detail.rooms.emptyTitle')}</h3>
      <p className="muted">{t(unfiltered ? 'detail.rooms.emptyFiltered' : 'detail.rooms.emptyText')}</p>
      {way && (
        <NextStepLink
          way={{ ...way, priceFor: t('common.party.forParty', { party: forWhom }) }}
          staysInPlace
        />
      )}
    </div>
  );
}

/** The nearest question was found without filters, so it leads there without them. */
function useNearest({ nearest, currency }: FoundPrices): NextStep | undefined {
  const t = useT();
  const format = useFormat();
  const { search } = useLocation();
  if (!nearest) return undefined;
  const { price, ...changes } = nearest;
  const [from, to] = [parsePlainDate(nearest.CHECKIN_BEG), parsePlainDate(nearest.CHECKIN_END)];
  if (!from || !to) return undefined;
  const written = Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, `${value}`]));
  return {
    to: withQuestion(withFilters(search, noOfferFilters), written),
    title: t('results.empty.dates', { dates: format.dateRange(from, to) }),
    note: format.nights(nearest.NIGHTMIN, nearest.NIGHTMAX),
    price: <Price amount={price} currency={currency} />,
  };
}
