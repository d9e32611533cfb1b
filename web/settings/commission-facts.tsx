import type { ownCommission } from '#calls/agent-prices.ts';
import type { AnswerOf } from '#calls/call.ts';
import { plainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';

type Plan = AnswerOf<typeof ownCommission>['plan'];

/** By which plan the agency earns. */
export function CommissionFacts({ plan }: { plan: Plan }) {
  const t = useT();
  const { number, date } = useFormat();
  if (!plan) return <p>{t('agentMarkup.noPlan')}</p>;
  const { name, version, since, percent, least, most } = plan;
  const day = date(plainDate(since.slice(0, 10)), 'dayYear');
  return (
    <p>
      {t('agentMarkup.plan', { name, version: number(version), date: day })}
      {': '}
      <b>
        {least === most
          ? t('agentMarkup.percentOfPrice', { percent: number(percent, 2) })
          : t('agentMarkup.range', { least: number(least, 2), most: number(most, 2) })}
      </b>
    </p>
  );
}
