import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { errorCode } from './error-code.ts';
import styles from './error-page.module.css';
import { errorPictures } from './error-pictures.ts';
import '#web/ui/label.css';

const { notFound, crash } = errorPictures;

/** What an error is rendered with: its number, where a server gave one, and its picture. */
const pages = {
  notFound: { status: '404', picture: notFound },
  gone: { status: '410', picture: notFound },
  jsError: { status: '500', picture: crash },
  noConnection: { status: undefined, picture: crash },
} as const;

/** Says what happened, and the ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT();
  const toLocal = useLocalPath();
  const code = errorCode(error);
  const { status, picture } = pages[code];
  const canRetry = code === 'noConnection';
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{t(`errors.${code}.title`)}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.errorPage}>
        <Picture src={picture} alt="" width={1440} height={810} sizes="100vw" priority />
        <div className={styles.errorPageWords}>
          {status && <p className="tag tag--paper">{t('errors.page.code', { code: status })}</p>}
          <h1>{t(`errors.${code}.title`)}</h1>
          <p>{t(`errors.${code}.text`)}</p>
          <div className={styles.errorPageWays}>
            {canRetry && (
              <Link className={buttonClass({ kind: 'go' })} to={{ pathname, search }} replace>
                {t('shell.action.retry')}
              </Link>
            )}
            <Link
              className={canRetry ? buttonClass() : buttonClass({ kind: 'go' })}
              to={toLocal('/')}
              reloadDocument={code === 'jsError'}
            >
              {t('errors.page.home')}
            </Link>
            <Link
              className={buttonClass()}
              to={toLocal('/sitemap/countries')}
              reloadDocument={code === 'jsError'}
            >
              {t('errors.page.siteMap')}
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}
