import { Notice } from '#web/ui/notice.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import type { DetailData } from './hotel-loader.ts';
import { SimilarHotels } from './similar-hotels.tsx';

type Props = { data: Pick<DetailData, 'opened' | 'prices' | 'trip' | 'stateInc' | 'kind' | 'hotel'> };

/** What can no longer be sold of the offer in the address, and where its like is: beneath, or in other hotels. */
export function GoneOffer({ data }: Props) {
  const t = useT();
  const { opened, prices } = data;
  const { answer } = opened ?? {};
  const hasOthers = prices.ok && prices.groups.length > 0;
  const title = answer?.status === 'gone' ? t(`offer.gone.${answer.reason}`) : t('detail.claim.invalid');
  return (
    <Notice tone="error" title={title}>
      {hasOthers ? t('detail.claim.others') : <SimilarHotels data={data} />}
    </Notice>
  );
}
