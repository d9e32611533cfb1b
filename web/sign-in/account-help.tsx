import type { ReactNode } from 'react';
import type { AgentsCentre } from '#web/context/agents-centre.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './account.module.css';
import { AgentsHelp } from './agents-help.tsx';
import { ContactCentre } from './contact-centre.tsx';

/** Other ways than the form of a page, and whom to ask: travellers the contact centre of the site, agents their own. */
export function AccountHelp({ centre, children }: { centre: AgentsCentre; children?: ReactNode }) {
  const t = useT();
  const { site, links } = useVisit();
  if (site.flags.accounts === 'agents') return <AgentsHelp centre={centre}>{children}</AgentsHelp>;
  return (
    <>
      <div className={styles.authWays}>
        {children}
        {links.agents && <Link to={`${links.agents}/auth`}>{t('signIn.traveller.agents')}</Link>}
      </div>
      <ContactCentre />
    </>
  );
}
