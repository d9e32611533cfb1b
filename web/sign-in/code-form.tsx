import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { anyText } from '#web/parts/form/field-rules.ts';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { CodeField } from '#web/parts/security/code-field.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './account.module.css';
import { passwordRule } from './account-outcome.ts';
import { signInPath } from './sign-in-path.ts';

/** The form for the code of the second factor; its ticket says whose password was right. */
export const codeRules = { ticket: anyText, code: passwordRule };

type CodeFormProps = { ticket: string; refusal: FormRefusal | undefined; from: string };

/** The password was right: the code of the second factor is awaited. */
export function CodeForm({ ticket, refusal, from }: CodeFormProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { ref, field } = useNativeForm({ rules: codeRules, refusal });
  return (
    <>
      <RefusalNotice refusal={refusal} />
      <h1>{t('account.code.title')}</h1>
      <p className={styles.accountLead}>{t('account.code.lead')}</p>
      <form
        ref={ref}
        method="post"
        action={toLocal(signInPath(from))}
        noValidate
        className={styles.accountForm}
      >
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="ticket" value={ticket} />
        <CodeField field={field('code')} hint={t('security.codeHint')} />
        <Button type="submit" kind="go">
          {t('user.logIn')}
        </Button>
      </form>
    </>
  );
}
