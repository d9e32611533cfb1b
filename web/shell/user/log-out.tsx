import { Form } from 'react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/visit/visit.tsx';
import styles from './user.module.css';

/** The settings of the company, where the site has them, and the way out. */
export function LogOut() {
  const t = useT();
  const toLocal = useLocalPath();
  const { settingsLink } = useVisit().site.flags;
  return (
    <Form method="post" action={toLocal('/logout')} className={styles.logOut}>
      {settingsLink && (
        <Link to={toLocal('/settings/mycompany')} className={buttonClass({ size: 's' })}>
          {t('user.settings')}
        </Link>
      )}
      <button type="submit" className={buttonClass({ size: 's' })}>
        {t('user.logOut')}
      </button>
    </Form>
  );
}
