import { useT } from '#web/context/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import '#web/ui/empty.css';

/** Says that what was asked for did not come; asks again when it is told to. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Notice tone="error" title={t('shell.part.failed')}>
      <p className="notice__way">
        <Button size="s" onClick={onRetry}>
          {t('shell.action.retry')}
        </Button>
      </p>
    </Notice>
  );
}
