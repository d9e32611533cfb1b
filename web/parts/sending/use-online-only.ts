import type { SyntheticEvent } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** For a form or a link that asks for its own page anew: without a connection that stays as it is, with what was typed, and says so. */
export function useOnlineOnly() {
  const t = useT();
  return (event: SyntheticEvent) => {
    if (navigator.onLine) return;
    event.preventDefault();
    showToast(t('shell.part.failed'), 'error');
  };
}
