import type { CancellationAnswer } from '#calls/offer-terms.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { Lines } from '#web/ui/lines.tsx';
import { cancellationLines } from './cancellation-lines.ts';

type Props = {
  cancellation: CancellationAnswer | null;
  /** That of the receipt. */
  total: number;
  currency: string;
  titleClass: string | undefined;
};

/** What is lost when the trip is cancelled, and until when nothing is. */
export function PlansChange({ cancellation, total, currency, titleClass }: Props) {
  const t = useT();
  const format = useFormat();
  return (
    <section>
      <h4 className={titleClass}>{t('offer.change.title')}</h4>
      {cancellation ? (
        <>
          <Lines lines={cancellationLines(cancellation, total, { t, format })} currency={currency} />
          <p className="tiny muted">{t('offer.change.local')}</p>
        </>
      ) : (
        <p className="small">{t('offer.change.untold')}</p>
      )}
    </section>
  );
}
