import { Link, useLocation } from 'react-router';
import { parsePlainDate } from '#lib/plain-date.ts';
import { useT } from '#web/i18n/i18n-context.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { withQuestion } from '#web/offer/detail-address.ts';
import { partyText } from '#web/party-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Price } from '#web/ui/price.tsx';
import { useVisit } from '#web/visit.tsx';
import type { DetailData } from './hotel-loader.ts';

type Nearest = {
  CHECKIN_BEG: string;
  CHECKIN_END: string;
  NIGHTMIN: number;
  NIGHTMAX: number;
  price: number;
};
type Props = { data: DetailData; nearest: Nearest | null };

/** Nothing for this question, and the nearest one that has an offer. */
export function NoOffers({ data, nearest }: Props) {
  const t = useT();
  return (
    <div className="no-offers">
      <h3>{t('detail.rooms.emptyTitle')}</h3>
      <p className="muted">{t('detail.rooms.emptyText')}</p>
      {nearest && <NearestLink nearest={nearest} data={data} />}
    </div>
  );
}

function NearestLink({ nearest, data: { trip } }: { nearest: Nearest; data: DetailData }) {
  const t = useT();
  const format = useFormat();
  const { search } = useLocation();
  const { currency } = useVisit();
  const { price, ...changes } = nearest;
  const [from, to] = [parsePlainDate(nearest.CHECKIN_BEG), parsePlainDate(nearest.CHECKIN_END)];
  if (!from || !to) return null;
  const written = Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, `${value}`]));
  return (
    <Link className="way-out" to={withQuestion(search, written)} preventScrollReset>
      <span>
        <b>{t('results.empty.dates', { dates: format.dateRange(from, to) })}</b>
        <span className="small muted">{format.nights(nearest.NIGHTMIN, nearest.NIGHTMAX)}</span>
      </span>
      <span className="way-out__price">
        <Price amount={price} currency={currency} />
        <span className="price-for">
          {t('common.party.forParty', { party: partyText(t, trip.adults, trip.childAges.length) })}
        </span>
      </span>
      <span className="round">
        <Icon name="right" />
      </span>
    </Link>
  );
}
