import { useLocation } from 'react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import { errorCode } from './error-code.ts';
import styles from './error-page.module.css';
import { errorPictures } from './error-pictures.ts';
import '#web/ui/label.css';

const statuses = { notFound: '404', gone: '410', jsError: '500', noConnection: undefined } as const;

/** Says what happened, and the ways on. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT();
  const toLocal = useLocalPath();
  const code = errorCode(error);
  const status = statuses[code];
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{t(`errors.${code}.title`)}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.errorPage}>
        <Picture
          src={status === '500' || !status ? errorPictures.crash : errorPictures.notFound}
          alt=""
          width={1440}
          height={810}
          sizes="100vw"
          priority
        />
        <div className={styles.errorPageWords}>
          {status && <p className="tag tag--paper">{t('errors.page.code', { code: status })}</p>}
          <h1>{t(`errors.${code}.title`)}</h1>
          <p>{t(`errors.${code}.text`)}</p>
          <div className={styles.errorPageWays}>
            {code === 'noConnection' && (
              <Link className={buttonClass({ kind: 'go' })} to={{ pathname, search }} replace>
                {t('shell.action.retry')}
              </Link>
            )}
            <Link
              className={code === 'noConnection' ? buttonClass() : buttonClass({ kind: 'go' })}
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
