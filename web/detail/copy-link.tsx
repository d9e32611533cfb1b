import { useState } from 'react';
import { useT } from '#web/i18n/i18n-context.tsx';
import type { MessageKey } from '#web/i18n/message-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Copies the address of the page as it is, and says how that went ([W]§8). */
export function CopyLink() {
  const t = useT();
  const [outcome, setOutcome] = useState<MessageKey>();
  if (!useHydrated()) return null;
  return (
    <div className="copy-link">
      <Button kind="line" onClick={async () => setOutcome(await copyAddress())}>
        <Icon name="share" />
        {t('common.buttonCopy.label')}
      </Button>
      <span className="small muted" role="status">
        {outcome && t(outcome)}
      </span>
    </div>
  );
}

/** The key of what to say. Without a secure connection a browser has no clipboard. */
async function copyAddress(): Promise<MessageKey> {
  if (!navigator.clipboard) return 'common.buttonCopy.errorBrowserCopyText';
  try {
    await navigator.clipboard.writeText(location.href);
    return 'common.buttonCopy.copyText';
  } catch {
    return 'common.buttonCopy.errorCopyText'; // the visitor or the browser refused
  }
}
