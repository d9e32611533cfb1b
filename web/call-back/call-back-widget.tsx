import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CallBackLink } from './call-back-link.tsx';
import styles from './call-back-widget.module.css';

/** The floating button that orders a call, where the site has it; not over the form itself. */
export default function CallBackWidget() {
  const t = useT();
  const { site } = useVisit();
  const { pathname } = useLocation();
  if (!site.flags.callBackWidget || pathname.endsWith('/call-back')) return null;
  return (
    <aside className={classNames('bar--call-back', styles.callBackWidget)}>
      <CallBackLink className={buttonClass({ kind: 'go' })}>
        <Icon name="phone" />
        <span>{t('shell.callBack.open')}</span>
      </CallBackLink>
    </aside>
  );
}
