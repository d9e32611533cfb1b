import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import type { AgentOffer } from './agent-offer.ts';
import styles from './agent-prices.module.css';
import { useNetHidden } from './use-net-hidden.ts';

/** Gross, commission, net and the price for the client of one offer; nothing while they are off the screen. */
export function AgentFigures({ offer: { price, isNetHidden } }: { offer: AgentOffer }) {
  const t = useT();
  const format = useFormat();
  const ui = useUiLanguage();
  if (useNetHidden(isNetHidden) || !price) return null;
  const { gross, commission, commissionPercent, net, clientPrice } = price;
  const sum = (amount: number) => ui.price(amount, price.currency);
  if (commission === null && clientPrice === null) return null; // the price alone stands above
  const percent = format.number(commissionPercent ?? 0, 2);
  return (
    <dl className={styles.agentFigures}>
      <Figure title={t('agentPrices.gross')} amount={sum(gross)} />
      {commission !== null && (
        <Figure title={t('agentPrices.commission', { percent })} amount={sum(commission)} />
      )}
      {net !== null && <Figure title={t('agentPrices.net')} amount={sum(net)} isMain />}
      {clientPrice !== null && (
        <Figure title={t('agentPrices.clientPrice')} amount={sum(clientPrice)} isMain />
      )}
    </dl>
  );
}

type FigureProps = { title: string; amount: string; isMain?: boolean };

const Figure = ({ title, amount, isMain = false }: FigureProps) => (
  <div>
    <dt>{title}</dt>
    <dd className={isMain ? styles.mainFigure : undefined}>{amount}</dd>
  </div>
);
