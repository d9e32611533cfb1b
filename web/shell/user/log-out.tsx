import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { forgetLists } from '#web/lists/store-list.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './user.module.css';

/** The settings of the company, where the site has them, and the way out, which takes what is kept along ([S]§4.1). */
export function LogOut() {
  const t = useT();
  const toLocal = useLocalPath();
  const { pathname, search } = useLocation();
  const { site, user } = useVisit();
  const from = pathname + search;
  return (
    // The document itself goes, with all that its scripts have in memory.
    <form method="post" action={toLocal('/logout')} className={styles.logOut} onSubmit={forgetLists}>
      <input type="hidden" name="from" value={from} />
      {site.flags.settingsLink && (
        <Link to={toLocal('/settings/mycompany')} className={buttonClass({ size: 's' })}>
          {t('user.settings')}
        </Link>
      )}
      {user?.hasOtherAgencies && (
        <Link
          to={toLocal(`/auth/agency?${new URLSearchParams({ from })}`)}
          className={buttonClass({ size: 's' })}
        >
          {t('user.agency')}
        </Link>
      )}
      <button type="submit" className={buttonClass({ size: 's' })}>
        {t('user.logOut')}
      </button>
    </form>
  );
}
