import { AgentReceipt } from '#web/agent-prices/agent-places.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { OfferChange } from '#web/parts/offer/offer-change.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { PlansChange } from '#web/parts/offer/plans-change.tsx';
import { receiptLines } from '#web/parts/offer/receipt-lines.ts';
import { Lines } from '#web/ui/lines.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Placeholder, Placeholders, Skeleton } from '#web/ui/skeleton.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import type { OpenedFlights } from './opened-flights.ts';

/** What is opened is undefined until it is known, and null where no answer came. */
type Props = Looks & { opened: OpenedFlights | null | undefined; onRetry: () => void };

/** Classes of the stylesheet of the card. */
type Looks = { className: string | undefined; titleClass: string | undefined };

/** What the price of flights is made of, computed again as of now, and what is lost when they are cancelled. */
export default function FlightReceipt({ opened, onRetry, className, titleClass }: Props) {
  const t = useT();
  if (opened === null) return <LoadFailed onRetry={onRetry} />;
  if (!opened) return <WaitingReceipt className={className} />;
  const { answer } = opened;
  return (
    <div className={className}>
      {answer === undefined && <Notice tone="error">{t('detail.claim.invalid')}</Notice>}
      {answer?.status === 'gone' && <Notice tone="error">{t(`offer.gone.${answer.reason}`)}</Notice>}
      {answer?.status === 'priced-flights' && (
        <PricedReceipt answer={answer} agent={opened.agent} titleClass={titleClass} />
      )}
    </div>
  );
}

type Priced = Extract<OpenedFlights['answer'], { status: 'priced-flights' }>;

type PricedProps = Pick<Looks, 'titleClass'> & { answer: Priced; agent: OpenedFlights['agent'] };

function PricedReceipt({ answer, agent, titleClass }: PricedProps) {
  const t = useT();
  const format = useFormat();
  const ui = useUiLanguage();
  const { offer, receipt, changes, cancellation } = answer;
  const price = (amount: number) => ui.price(amount, receipt.currency);
  const party = partyFor(t, offer.adult, offer.child);
  return (
    <>
      <OfferChange {...answer} />
      <section>
        <h3 className={titleClass}>{t('detail.receipt.title')}</h3>
        <Lines
          lines={receiptLines(receipt.lines, changes, { t, format, price })}
          currency={receipt.currency}
          total={{ title: t('detail.receipt.total', { party }), amount: receipt.total }}
        />
        <AgentReceipt offer={agent} />
      </section>
      <PlansChange
        cancellation={cancellation}
        total={receipt.total}
        currency={receipt.currency}
        titleClass={titleClass}
      />
    </>
  );
}

function WaitingReceipt({ className }: Pick<Looks, 'className'>) {
  return (
    <div className={className}>
      <Skeleton>
        <Placeholder width="10rem" height="1.5rem" />
        <Placeholders count={3}>
          <Placeholder height="1.5rem" margin="1rem 0 0" />
        </Placeholders>
      </Skeleton>
    </div>
  );
}
