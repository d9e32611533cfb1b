import type { ScannedCode } from '#lib/scanned-code.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { Button } from '#web/ui/button.tsx';
import type { SecurityPath } from './change-security.ts';
import { CodeField } from './code-field.tsx';
import styles from './security.module.css';
import { confirmRules } from './security-rules.ts';

/** Begins to set it up. */
export function BeginSecondFactor({ page }: { page: SecurityPath }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <BoxedForm action={toLocal(page)}>
      <p>{t('security.codeOff')}</p>
      <input type="hidden" name="asked" value="begin" />
      <Button type="submit" kind="go">
        {t('security.codeBegin')}
      </Button>
    </BoxedForm>
  );
}

type ConfirmProps = {
  page: SecurityPath;
  factor: { key: string; picture: ScannedCode };
  refusal: FormRefusal | undefined;
};

/** Gives the key to an app, and asks for its first code. */
export function ConfirmSecondFactor({ page, factor: { key, picture }, refusal }: ConfirmProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { ref, field } = useNativeForm({ rules: confirmRules, refusal });
  const { size, path } = picture;
  return (
    <BoxedForm ref={ref} action={toLocal(page)} noValidate>
      <p>{t('security.codeScan')}</p>
      <svg
        className={styles.securityCode}
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        role="img"
        aria-label={t('security.codePicture')}
      >
        <path d={path} />
      </svg>
      <p>
        {t('security.codeKey')}:{' '}
        <code className={styles.securityKey}>{key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <input type="hidden" name="asked" value="confirm" />
      <CodeField field={field('code')} />
      <TextField
        field={field('password')}
        label={t('security.currentPassword')}
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" kind="go">
        {t('security.codeConfirm')}
      </Button>
    </BoxedForm>
  );
}
