import { loadAgentsCentre } from '#web/context/agents-centre.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/money-transfer-page.ts';
import styles from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { AgentsHelp } from './agents-help.tsx';

export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  return { centre: await loadAgentsCentre(args.context) };
}

const steps = ['request', 'transfer', 'currency', 'arrival'] as const;

/** `/services/moneytransfer` ([S]§2.1): how an agency pays for the trips of its clients. */
export default function MoneyTransferPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { brand } = useVisit().site;
  return (
    <AccountPage title={t('moneyTransfer.title')}>
      <h1>{t('moneyTransfer.title')}</h1>
      <p className={styles.accountLead}>{t('moneyTransfer.lead', { brand: brand.name })}</p>
      <ol className={styles.accountSteps}>
        {steps.map((step) => (
          <li key={step}>{t(`moneyTransfer.${step}`)}</li>
        ))}
      </ol>
      <AgentsHelp centre={loaderData.centre}>
        <Link to={toLocal('/orders')}>{t('moneyTransfer.requests')}</Link>
        <Link to={toLocal('/services/currencies')}>{t('moneyTransfer.rates')}</Link>
      </AgentsHelp>
    </AccountPage>
  );
}
