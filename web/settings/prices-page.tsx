import { redirect } from 'react-router';
import { agentMarkups, saveAgentMarkup } from '#calls/agent-markups.ts';
import { ownCommission } from '#calls/agent-prices.ts';
import NetSwitch from '#web/agent-prices/net-switch.tsx';
import { agentsOnly } from '#web/context/agents-only.ts';
import { clientContext, netHiddenContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { refuse, refusedBy } from '#web/parts/form/form-refusal.ts';
import { parseForm } from '#web/parts/form/parse-form.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/prices-page.ts';
import { CommissionFacts } from './commission-facts.tsx';
import { MarkupForm } from './markup-form.tsx';
import { markupBody, markupField, markupRules } from './markup-rules.ts';
import { MarkupText } from './markup-text.tsx';
import styles from './settings.module.css';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/prices`: what the agency earns, what is added for clients, and whether the screen shows it. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const { context, url } = args;
  const client = context.get(clientContext);
  const [commission, markups] = await Promise.all([
    client.call(ownCommission, {}),
    client.call(agentMarkups, {}),
  ]);
  if (!commission.ok || !markups.ok) throw new Response(null, { status: 502 });
  const { currency, otherCurrencies } = context.get(siteContext);
  return {
    plan: commission.value.plan,
    markups: markups.value,
    currencies: [currency, ...otherCurrencies] as string[],
    isNetHidden: context.get(netHiddenContext),
    isSaved: url.searchParams.has('saved'),
  };
}

/** Saves one of the two markups; what is wrong is said beside its field, and what was typed stays. */
export async function action(args: Route.ActionArgs) {
  agentsOnly(args);
  const { context, request } = args;
  const parsed = await parseForm(request, markupRules);
  if (!parsed.ok) return refuse(parsed.refusal);
  const { value, typed } = parsed;
  const saved = await context.get(clientContext).call(saveAgentMarkup, {}, markupBody(value));
  if (saved.ok) return redirect(localPathIn(context)('/settings/prices?saved=1'), 303);
  const refusal = refusedBy(saved, typed, {
    faultOf: ({ field, messageKey: key = '' }) => [markupField(field, typed), { key, params: {} }],
    form: { key: 'account.fault.failed', params: {} },
  });
  return refuse(refusal, saved.status ?? 502);
}

export default function PricesPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const t = useT();
  const { plan, markups, currencies, isNetHidden, isSaved } = loaderData;
  const { ofAgency, own, mayChangeAgency, mayHaveOwn } = markups;
  return (
    <SettingsFrame current="prices">
      <RefusalNotice refusal={refusal} toCheck={t('agentSettings.toCheck')} />
      {isSaved && !refusal && <Notice tone="done">{t('agentMarkup.saved')}</Notice>}
      <section className={styles.settingsSection}>
        <h2>{t('agentMarkup.commissionTitle')}</h2>
        <CommissionFacts plan={plan} />
        <p className="muted">{t('agentMarkup.netLead')}</p>
        <NetSwitch isNetHidden={isNetHidden} />
      </section>
      <section className={styles.settingsSection}>
        <h2>{t('agentMarkup.ofAgency')}</h2>
        <p className="muted">{t('agentMarkup.lead')}</p>
        {mayChangeAgency ? (
          <MarkupForm of="agency" markup={ofAgency} currencies={currencies} refusal={refusal} />
        ) : (
          <p>
            <MarkupText markup={ofAgency} />
            <span className="muted"> {t('agentMarkup.onlyAdministrator')}</span>
          </p>
        )}
      </section>
      {mayHaveOwn && (
        <section className={styles.settingsSection}>
          <h2>{t('agentMarkup.own')}</h2>
          <p className="muted">{t('agentMarkup.ownLead')}</p>
          <MarkupForm of="manager" markup={own} currencies={currencies} refusal={refusal} />
        </section>
      )}
    </SettingsFrame>
  );
}
