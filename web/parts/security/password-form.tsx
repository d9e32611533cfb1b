import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountField } from './account-field.tsx';
import type { SecurityPath } from './change-security.ts';
import styles from './security.module.css';
import { SecurityNotice } from './security-notice.tsx';
import { refusalOf, type SecurityOutcome } from './security-outcome.ts';

type PasswordFormProps = {
  /** The page that takes it. */
  page: SecurityPath;
  /** That they log in with, for the password manager of the browser. */
  email?: string;
  isChanged: boolean;
  outcome: SecurityOutcome | undefined;
};

/** Sets another password, for the one of now. */
export function PasswordForm({ page, email, isChanged, outcome }: PasswordFormProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const refused = refusalOf(outcome, ['password']);
  return (
    <section className={styles.securityPart} aria-labelledby="own-password">
      <h2 id="own-password">{t('account.field.password')}</h2>
      {isChanged && <Notice tone="done">{t('security.passwordDone')}</Notice>}
      <SecurityNotice refused={refused} />
      <BoxedForm action={toLocal(page)} noValidate>
        <input type="hidden" name="asked" value="password" />
        {email && <input type="hidden" name="username" autoComplete="username" value={email} />}
        <AccountField
          label={t('security.currentPassword')}
          fault={refused?.faults.current}
          name="current"
          type="password"
          autoComplete="current-password"
        />
        <AccountField
          label={t('account.reset.title')}
          hint={t('security.passwordLead')}
          fault={refused?.faults.password}
          name="password"
          type="password"
          autoComplete="new-password"
        />
        <Button type="submit" kind="go">
          {t('account.reset.submit')}
        </Button>
      </BoxedForm>
    </section>
  );
}
