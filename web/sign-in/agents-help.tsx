import type { ReactNode } from 'react';
import { telAddress } from '#lib/tel-address.ts';
import type { AgentsCentre } from '#web/context/agents-centre.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useUser } from '#web/context/user/use-user.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './account.module.css';

/** Other ways than the form of a page, and whom to ask. */
export function AgentsHelp({
  centre: { phone, opened },
  children,
}: {
  centre: AgentsCentre;
  children?: ReactNode;
}) {
  const t = useT();
  const toLocal = useLocalPath();
  const user = useUser();
  return (
    <>
      <div className={styles.authWays}>
        {children}
        {!user && <Link to={toLocal('/cooperation/')}>{t('signIn.ask.partner')}</Link>}
      </div>
      <div className={styles.authCentre}>
        <h2>{t('signIn.ask.title')}</h2>
        <a className={classNames(styles.authPhone, 'num')} href={telAddress(phone)}>
          {phone}
        </a>
        {opened && <p className="small muted">{opened}</p>}
      </div>
    </>
  );
}
