import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { AccountField, type FieldFault } from '#web/parts/security/account-field.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './account.module.css';
import { AccountNotice } from './account-notice.tsx';
import type { AccountRefusal } from './account-outcome.ts';
import { signInPath } from './sign-in-path.ts';

/** The password was right: the code of the second factor is awaited. */
export type CodeStep = { ticket: string; fault?: FieldFault; refused?: AccountRefusal['refused'] };

/** Asks for the code; the ticket says whose password was right. */
export function CodeForm({ step, from }: { step: CodeStep; from: string }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <>
      <AccountNotice refused={step.refused} />
      <h1>{t('account.code.title')}</h1>
      <p className={styles.accountLead}>{t('account.code.lead')}</p>
      <form method="post" action={toLocal(signInPath(from))} noValidate className={styles.accountForm}>
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="ticket" value={step.ticket} />
        <AccountField
          label={t('security.codeField')}
          hint={t('security.codeHint')}
          fault={step.fault}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" kind="go">
          {t('user.logIn')}
        </Button>
      </form>
    </>
  );
}
