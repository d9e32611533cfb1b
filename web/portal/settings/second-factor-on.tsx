import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import { CodeField, type RefusedCode } from './code-field.tsx';
import styles from './settings.module.css';

/** It is on: other recovery codes, and the way to switch it off, each for a code. */
export function SecondFactorOn({ codesLeft, refused }: { codesLeft: number; refused: RefusedCode }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <>
      <Notice tone="done">
        {t('agentSettings.codeOn')} {t('agentSettings.codeLeft', { count: `${codesLeft}` })}
      </Notice>
      <form method="post" action={toLocal('/settings/security')} noValidate className={styles.settingsForm}>
        <CodeField refused={refused} hint={t('agentSettings.codeHint')} />
        <div className={styles.settingsChoice}>
          <Button type="submit" name="asked" value="renew">
            {t('agentSettings.codesRenew')}
          </Button>
          <Button type="submit" name="asked" value="off">
            {t('agentSettings.codeEnd')}
          </Button>
        </div>
      </form>
    </>
  );
}
