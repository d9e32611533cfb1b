import type { ReactNode } from 'react';
import type { AgentsCentre } from '#web/context/agents-centre.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountHelp } from './account-help.tsx';
import { AccountPage } from './account-page.tsx';

type HandoffOverProps = {
  /** Where the sign-in handoff begins anew. */
  path: string;
  centre: AgentsCentre;
  children?: ReactNode;
};

/** Says that the photo archive did not open, why that may be, and begins anew. */
export function HandoffOver({ path, centre, children }: HandoffOverProps) {
  const t = useT();
  const title = t('signIn.handoff.over');
  return (
    <AccountPage title={title}>
      <h1>{title}</h1>
      <Notice>{t('signIn.handoff.overLead')}</Notice>
      <p>
        <a href={path} className={buttonClass({ kind: 'go' })}>
          {t('signIn.handoff.again')}
        </a>
      </p>
      <AccountHelp centre={centre}>{children}</AccountHelp>
    </AccountPage>
  );
}
