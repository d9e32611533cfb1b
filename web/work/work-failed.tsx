import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useOnlineOnly } from '#web/parts/sending/use-online-only.ts';
import { errorCode } from '#web/shell/errors/error-code.ts';
import { ErrorPage } from '#web/shell/errors/error-page.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { WorkFrame, type WorkPage } from './work-frame.tsx';
import '#web/ui/empty.css';

type Props = { error: unknown; current: WorkPage; title: string };

/**
 * A page of the agent's work whose list did not come: its frame stays, with the ways to the others, and says so. Trying again
 * is a link to the same page, which works without scripts. What is not there is not there.
 */
export function WorkFailed({ error, current, title }: Props) {
  const t = useT();
  const onlineOnly = useOnlineOnly();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // A page script that crashed ends here, too: its console is the only place that knows why.
    if (error instanceof Error) console.error(error);
  }, [error]);
  if (errorCode(error) !== 'jsError') return <ErrorPage error={error} />;
  return (
    <WorkFrame current={current} title={title}>
      <Notice tone="error" title={t('shell.part.failed')}>
        <p className="notice__way">
          <Link to={pathname + search} className={buttonClass({ size: 's' })} onClick={onlineOnly}>
            {t('shell.action.retry')}
          </Link>
        </p>
      </Notice>
    </WorkFrame>
  );
}
