import type { ScannedCode } from '#lib/scanned-code.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import { CodeField, type RefusedCode } from './code-field.tsx';
import styles from './settings.module.css';

/** Begins to set it up. */
export function BeginSecondFactor({ refused }: { refused: RefusedCode }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <form method="post" action={toLocal('/settings/security')} className={styles.settingsForm}>
      {refused && <Notice tone="error">{t('account.fault.failed')}</Notice>}
      <p>{t('agentSettings.codeOff')}</p>
      <input type="hidden" name="asked" value="begin" />
      <Button type="submit" kind="go">
        {t('agentSettings.codeBegin')}
      </Button>
    </form>
  );
}

type ConfirmProps = { factor: { key: string; picture: ScannedCode }; refused: RefusedCode };

/** Gives the key to an app, and asks for its first code. */
export function ConfirmSecondFactor({ factor: { key, picture }, refused }: ConfirmProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { size, path } = picture;
  return (
    <form method="post" action={toLocal('/settings/security')} noValidate className={styles.settingsForm}>
      <p>{t('agentSettings.codeScan')}</p>
      <svg
        className={styles.settingsCode}
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        role="img"
        aria-label={t('agentSettings.codePicture')}
      >
        <path d={path} />
      </svg>
      <p>
        {t('agentSettings.codeKey')}:{' '}
        <code className={styles.settingsKey}>{key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <input type="hidden" name="asked" value="confirm" />
      <CodeField refused={refused} />
      <Button type="submit" kind="go">
        {t('agentSettings.codeConfirm')}
      </Button>
    </form>
  );
}
