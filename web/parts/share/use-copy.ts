import { useEffect, useState } from 'react';
import { pageShare } from '#web/context/analytics/analytics-event.ts';
import { useTrack } from '#web/context/analytics/use-track.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { copiedText } from './copied-text.ts';
import { withModal } from './shared-link.ts';
import { writeClipboard } from './write-clipboard.ts';

/** How long a button says that it has copied ([S]§4.10). */
const copiedMs = 3_000;

export type CopyOptions = { isShortened: boolean; modalId?: string | undefined };

/** Copies the address of the page and tells how it went; `isCopied` holds for three seconds after. */
export function useCopy({ isShortened, modalId }: CopyOptions): {
  isCopied: boolean;
  copy: () => Promise<void>;
} {
  const t = useT();
  const track = useTrack();
  const { site, consumerOrigin } = useVisit();
  const [copiedCount, setCopiedCount] = useState(0);
  const [isCopied, setCopied] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each copy begins the three seconds anew
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied, copiedCount]);

  const copy = async () => {
    const address = withModal(location.href, modalId);
    const text = copiedText({ address, isForAgent: site.agentMode, consumerOrigin, isShortened }, t);
    const outcome = await writeClipboard(text);
    showToast(t(outcome.message), outcome.isCopied ? 'done' : 'error');
    if (!outcome.isCopied) return;
    track(pageShare('copy'));
    setCopied(true);
    setCopiedCount((count) => count + 1);
  };
  return { isCopied, copy };
}
