import { useT } from '#web/context/i18n-context.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { SecurityRefusal } from './security-outcome.ts';

/** Why a form was not taken, where that is in none of its fields. */
export function SecurityNotice({ refused }: { refused: SecurityRefusal | undefined }) {
  const t = useT();
  if (!refused?.why) return null;
  const words =
    refused.why === 'wait'
      ? t('account.fault.wait', { minutes: `${refused.minutes}` })
      : t('account.fault.failed');
  return <Notice tone="error">{words}</Notice>;
}
