import { useT } from '#web/context/i18n-context.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AccountRefusal } from './account-outcome.ts';

/** Why a form was not taken, where that is in none of its fields. */
export function AccountNotice({ refused }: { refused: AccountRefusal['refused'] | undefined }) {
  const t = useT();
  if (!refused) return null;
  if (refused.why === 'wait')
    return <Notice tone="error">{t('account.fault.wait', { minutes: String(refused.minutes) })}</Notice>;
  if (refused.why === 'over') return <Notice tone="error">{t('account.reset.over')}</Notice>;
  if (refused.why === 'late') return <Notice tone="error">{t('account.code.over')}</Notice>;
  return <Notice tone="error">{t(`account.fault.${refused.why}`)}</Notice>;
}
