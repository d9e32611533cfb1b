import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './user.module.css';

/** Where anyone who is not logged in does so: agents on this site, tourists in their private office, in a new tab. */
export function LogIn() {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, links } = useVisit();
  const look = buttonClass({ kind: 'go' });
  if (site.flags.accounts === 'agents')
    return (
      <div className={styles.logIn}>
        <p className="muted">{t('user.lead.agent')}</p>
        <Link to={toLocal('/auth')} className={look}>
          {t('user.logIn')}
        </Link>
      </div>
    );
  if (!links.personalAccount) return null;
  return (
    <div className={styles.logIn}>
      <p className="muted">{t('user.lead.tourist')}</p>
      <a href={links.personalAccount} target="_blank" rel="noopener" className={look}>
        {t('user.logIn')}
        <span className="sr"> ({t('shell.lists.newTab')})</span>
      </a>
    </div>
  );
}
