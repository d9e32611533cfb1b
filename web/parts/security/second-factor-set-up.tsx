import type { ScannedCode } from '#lib/scanned-code.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import { Button } from '#web/ui/button.tsx';
import { AccountField } from './account-field.tsx';
import type { SecurityPath } from './change-security.ts';
import { CodeField } from './code-field.tsx';
import styles from './security.module.css';
import type { SecurityRefusal } from './security-outcome.ts';

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
  refused: SecurityRefusal | undefined;
};

/** Gives the key to an app, and asks for its first code. */
export function ConfirmSecondFactor({ page, factor: { key, picture }, refused }: ConfirmProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { size, path } = picture;
  return (
    <BoxedForm action={toLocal(page)} noValidate>
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
      <CodeField refused={refused} />
      <AccountField
        label={t('security.currentPassword')}
        fault={refused?.faults.password}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" kind="go">
        {t('security.codeConfirm')}
      </Button>
    </BoxedForm>
  );
}
