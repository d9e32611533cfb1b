import { useLocation } from 'react-router';
import { parsePlainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { refusedParty } from '#web/search/filters/refused-party.ts';
import { otherDates, type RelaxedTrip, relaxationTitle } from '#web/search/filters/relaxations.ts';
import { useUndoable } from '#web/search/filters/undo-change.tsx';
import { overOn } from '#web/search/query/date-range.ts';
import { withFilters, withQuestion } from '#web/search/query/detail-address.ts';
import { noOfferFilters } from '#web/search/query/filters.ts';
import { withoutFlight } from '#web/search/query/trip.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type NextStep, NextStepLink } from '#web/ui/empty.tsx';
import { Price } from '#web/ui/price.tsx';
import type { DetailData } from './hotel-loader.ts';
import type { FoundPrices } from './hotel-prices.ts';
import { isActive } from './hotel-traits.ts';
import styles from './rooms-and-prices.module.css';
import { SimilarHotels } from './similar-hotels.tsx';
import '#web/ui/empty.css';

type Props = { data: DetailData; prices: FoundPrices };

/** Nothing for this question: what else there is, here or, of a hotel that is not sold, in others. */
export default function NoOffers({ data, prices }: Props) {
  if (isActive(data.hotel)) return <OtherQuestions data={data} prices={prices} />;
  // Who opened an offer of it has been told so above.
  return data.opened ? null : <NotSold data={data} />;
}

/** No change of the question would help. */
function NotSold({ data }: { data: DetailData }) {
  const t = useT();
  return (
    <div className={styles.noOffers}>
      <h3>{t('detail.warningText')}</h3>
      <SimilarHotels data={data} className={classNames(buttonClass({ kind: 'soft' }), styles.others)} />
    </div>
  );
}

/** The changes of the question that lead to offers, and the nearest days where none is of days. */
function OtherQuestions({ data, prices }: Props) {
  const t = useT();
  const { trip } = data;
  const { unfiltered, ways: changes, partyRefusal } = prices;
  const over = overOn({ to: trip.checkInTo }, useVisit().today);
  const asked = { kind: data.mode, townFrom: trip.townFrom, overOn: over };
  const ways = useWays(prices, asked);
  const nearest = useNearest(prices, asked);
  const undoable = useUndoable();
  const hasOtherDays = changes.some(({ change }) => change === 'dates');
  const party = partyFor(t, trip.adults, trip.childAges.length);
  const priceFor = t('common.party.forParty', { party });
  const all = [...ways, ...(nearest && !hasOtherDays ? [nearest] : [])];
  return (
    <div className={styles.noOffers}>
      <h3>{t(over ? 'over.title' : 'detail.rooms.emptyTitle')}</h3>
      {partyRefusal && <p>{refusedParty(trip, partyRefusal, t)}</p>}
      <p className="muted">{t(unfiltered ? 'detail.rooms.emptyFiltered' : 'detail.rooms.emptyText')}</p>
      {all.length > 0 && (
        <ul className="ways">
          {all.map((way) => (
            <li key={way.to}>
              <NextStepLink way={{ ...way, priceFor, state: undoable(way.title) }} staysInPlace />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The changes of the engine; without any filter, where it is not among them. */
function useWays({ ways, unfiltered }: FoundPrices, asked: RelaxedTrip): NextStep[] {
  const t = useT();
  const format = useFormat();
  const { search } = useLocation();
  const wayOf = (title: string, to: string, { count, price, currency }: NonNullable<typeof unfiltered>) => ({
    title,
    to,
    note: t('results.card.offers', { count }),
    price: <Price amount={price} currency={currency} />,
  });
  const changed = ways.map((way) =>
    wayOf(relaxationTitle(way, asked, { t, format }), changedBy(search, way.query), way),
  );
  if (!unfiltered || ways.some(({ change }) => change === 'filters')) return changed;
  return [wayOf(t('results.empty.filters'), withFilters(search, noOfferFilters), unfiltered), ...changed];
}

/** The page with other parameters; an empty one goes. */
const changedBy = (search: string, query: Record<string, string>) =>
  withQuestion(
    search,
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value || undefined])),
  );

/** The nearest question was found without filters, so it leads there without them. */
function useNearest({ nearest, currency }: FoundPrices, asked: RelaxedTrip): NextStep | undefined {
  const t = useT();
  const format = useFormat();
  const { search } = useLocation();
  if (!nearest) return undefined;
  const { price, ...changes } = nearest;
  const [from, to] = [parsePlainDate(nearest.CHECKIN_BEG), parsePlainDate(nearest.CHECKIN_END)];
  if (!from || !to) return undefined;
  const dates = format.dateRange(from, to, asked.overOn);
  const townFrom = nearest.TOWNFROM ?? asked.townFrom;
  const isOtherWay = townFrom === withoutFlight && asked.townFrom !== withoutFlight;
  const written = Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, `${value}`]));
  return {
    to: withQuestion(withFilters(search, noOfferFilters), written),
    title: isOtherWay ? `${t('detail.flight.without')}, ${dates}` : t(otherDates(asked), { dates }),
    note: format.nights(nearest.NIGHTMIN, nearest.NIGHTMAX),
    price: <Price amount={price} currency={currency} />,
  };
}
