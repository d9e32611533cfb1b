import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import styles from './consent.module.css';
import { cookiesPath } from './cookies-path.ts';

/**
 * The question and its answers: a plain form, which needs no scripts. Both answers look alike: none is the one to
 * press.
 */
export function ConsentQuestion() {
  const t = useT();
  const toLocal = useLocalPath();
  const { flags } = useVisit().site;
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={toLocal(cookiesPath)}>
      <h2>{t('consent.banner.title')}</h2>
      <p>
        {t('consent.banner.text')} <a href={toLocal('/personal-data')}>{t('shell.footer.policy')}</a>
      </p>
      <input type="hidden" name="from" value={pathname + search} />
      <div className={styles.consentButtons}>
        <Button type="submit" name="answer" value="accept" kind="soft" size="s">
          {t('consent.banner.accept')}
        </Button>
        <Button type="submit" name="answer" value="reject" kind="soft" size="s">
          {t('consent.banner.reject')}
        </Button>
        {flags.cookieBanner === 'european' && (
          <a
            className={buttonClass({ kind: 'line', size: 's' })}
            href={toLocal(cookiesPath)}
            data-opens="settings"
          >
            {t('consent.banner.settings')}
          </a>
        )}
      </div>
    </form>
  );
}
