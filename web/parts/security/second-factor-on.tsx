import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { SecurityPath } from './change-security.ts';
import { CodeField } from './code-field.tsx';
import styles from './security.module.css';
import { codeRules } from './security-rules.ts';

type SecondFactorOnProps = { page: SecurityPath; codesLeft: number; refusal: FormRefusal | undefined };

/** It is on: other recovery codes, and the way to switch it off, each for a code. */
export function SecondFactorOn({ page, codesLeft, refusal }: SecondFactorOnProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { ref, field } = useNativeForm({ rules: codeRules, refusal });
  return (
    <>
      <Notice tone="done">
        {t('security.codeOn')} {t('security.codeLeft', { count: `${codesLeft}` })}
      </Notice>
      <BoxedForm ref={ref} action={toLocal(page)} noValidate>
        <CodeField field={field('code')} hint={t('security.codeHint')} />
        <div className={styles.securityWays}>
          <Button type="submit" name="asked" value="renew">
            {t('security.codesRenew')}
          </Button>
          <Button type="submit" name="asked" value="off">
            {t('security.codeEnd')}
          </Button>
        </div>
      </BoxedForm>
    </>
  );
}
