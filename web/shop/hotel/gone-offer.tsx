import { travelKinds } from '#lib/travel-kind.ts';
import { said } from '#web/search/query/query-values.ts';
import { writeTrip } from '#web/search/query/trip.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import type { DetailData } from './hotel-loader.ts';
import { isCruise } from './hotel-traits.ts';

type Props = { data: Pick<DetailData, 'opened' | 'prices' | 'trip' | 'stateInc' | 'kind' | 'hotel'> };

/** What can no longer be sold of the offer in the address, and where its like is: beneath, or in other hotels. */
export function GoneOffer({ data }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const { opened, prices, trip, stateInc, kind } = data;
  const { answer } = opened ?? {};
  const hasOthers = prices.ok && prices.groups.length > 0;
  const question = new URLSearchParams(said({ ...writeTrip(trip), STATEINC: stateInc }));
  const path = travelKinds[isCruise(data.hotel) ? 'cruise' : kind].search.results;
  const title = answer?.status === 'gone' ? t(`offer.gone.${answer.reason}`) : t('detail.claim.invalid');
  return (
    <Notice tone="error" title={title}>
      {hasOthers ? (
        t('detail.claim.others')
      ) : (
        <Link to={toLocal(`${path}?${question}`)}>{t('offer.gone.similar')}</Link>
      )}
    </Notice>
  );
}
