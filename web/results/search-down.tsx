import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './results.module.css';

/** The search gave no answer; the question is still in the address. */
export function SearchDown() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.searchMessage}>
      <title>{t('results.error.title')}</title>
      <h1>{t('results.error.title')}</h1>
      <Notice tone="error">
        <p>{t('results.error.text')}</p>
      </Notice>
      <Link className={buttonClass({ kind: 'go' })} to={pathname + search} reloadDocument>
        {t('shell.action.retry')}
      </Link>
    </div>
  );
}
