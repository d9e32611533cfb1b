import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { refusedParty } from '#web/search/filters/refused-party.ts';
import { overOn } from '#web/search/query/date-range.ts';
import { withQuestion } from '#web/search/query/detail-address.ts';
import { said } from '#web/search/query/query-values.ts';
import { type Days, writeTrip } from '#web/search/query/trip.ts';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Price } from '#web/ui/price.tsx';
import type { ExcursionData } from './excursion-loader.ts';
import type { PricedTour } from './price-tour.ts';

type Props = Pick<Extract<PricedTour, { ok: true }>, 'relaxations' | 'partyRefusal'> & {
  data: ExcursionData;
};

/** Nothing begins as asked: why, and the questions near it that have an answer. */
export function NoDepartures({ data, relaxations, partyRefusal }: Props) {
  const t = useT();
  const format = useFormat();
  const { search } = useLocation();
  const { question, tour } = data;
  const priceFor = t('common.party.forParty', {
    party: partyFor(t, question.adults, question.childAges.length),
  });
  const over = overOn({ to: question.checkInTo }, useVisit().today);
  const datesTitle = ({ checkInFrom, checkInTo }: Days) => {
    const dates = format.dateRange(checkInFrom, checkInTo, over);
    return over ? t('over.next', { dates }) : dates;
  };
  const ways = relaxations.map(({ question: way, kind, hotels, price, currency }) => ({
    to: `${withQuestion(search, {
      ...said(writeTrip(way)),
      doW: undefined,
      ...(kind === 'withoutFlight' ? { townBefore: `${question.townFrom}` } : {}),
    })}#prices`,
    title: kind === 'later' || kind === 'earlier' ? datesTitle(way) : t(titles[kind]),
    note: t('excursionTour.empty.hotels', { count: hotels }),
    price: <Price amount={price} currency={currency} />,
    priceFor,
  }));
  return (
    <Empty
      title={t(over ? 'over.title' : 'excursionTour.empty.title')}
      image={housePictures.empty}
      ways={ways}
    >
      {partyRefusal && `${refusedParty(question, partyRefusal, t)} `}
      {tour.isActive ? t('excursionTour.empty.text') : t('excursionTour.header.notOnSale')}
    </Empty>
  );
}

const titles = {
  programs: 'excursionTour.empty.programs',
  withoutFlight: 'excursionTour.flight.without',
} as const;
