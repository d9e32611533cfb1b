import { loadAgentsCentre } from '#web/visit/agents-centre.ts';
import { agentsOnly } from '#web/visit/agents-only.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import type { Route } from './+types/for-agents.ts';
import styles from './account.module.css';
import { AccountHelp } from './account-help.tsx';
import { AccountPage } from './account-page.tsx';

/** The office of an agent: whoever has not logged in is asked to. Other sites have no such page. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  return { centre: await loadAgentsCentre(args.context) };
}

export const action = loader;

/** The parts of the office that there are not yet: the page says so, and who does the work until then. */
export default function ForAgents({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage title={t('account.closed.title')}>
      <h1>{t('account.closed.title')}</h1>
      <p className={styles.accountLead}>{t('account.closed.text')}</p>
      <AccountHelp centre={loaderData.centre} />
    </AccountPage>
  );
}
