import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { SecurityPath } from './change-security.ts';
import styles from './security.module.css';
import { passwordRules, refusalOf, type SecurityOutcome } from './security-rules.ts';

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
  const refusal = refusalOf(outcome, ['password']);
  const { ref, field } = useNativeForm({ rules: passwordRules, refusal });
  return (
    <section className={styles.securityPart} aria-labelledby="own-password">
      <h2 id="own-password">{t('account.field.password')}</h2>
      {isChanged && <Notice tone="done">{t('security.passwordDone')}</Notice>}
      <RefusalNotice refusal={refusal} />
      <BoxedForm ref={ref} action={toLocal(page)} noValidate>
        <input type="hidden" name="asked" value="password" />
        {email && <input type="hidden" name="username" autoComplete="username" value={email} />}
        <TextField
          field={field('current')}
          label={t('security.currentPassword')}
          type="password"
          autoComplete="current-password"
        />
        <TextField
          field={field('password')}
          label={t('account.reset.title')}
          hint={t('security.passwordLead')}
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
