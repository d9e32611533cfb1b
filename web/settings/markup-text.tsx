import type { MarkupAnswer } from '#calls/agent-markups.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useUiLanguage } from '#web/ui/ui-language.tsx';

/** A markup in words, for anyone who may not change it. */
export function MarkupText({ markup }: { markup: MarkupAnswer | null }) {
  const t = useT();
  const { number } = useFormat();
  const { price } = useUiLanguage();
  if (!markup) return <b>{t('agentMarkup.none')}.</b>;
  if (markup.kind === 'percent')
    return <b>{t('agentMarkup.percentOfPrice', { percent: number(markup.percent, 2) })}.</b>;
  const sums = markup.sums.map(({ currency, amount }) => price(amount, currency));
  return <b>{t('agentMarkup.sumOfTrip', { sum: sums.join(', ') })}.</b>;
}
