import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { CopyOptions } from './use-copy.ts';

const CopyButton = lazyPart<CopyOptions>(() => import('./copy-button.tsx'));

/** A button that copies the address of the page. Without scripts there is none: the browser has one of its own. */
export function CopyLink(options: CopyOptions) {
  if (!useHydrated()) return null;
  return (
    <OptionalPart>
      <CopyButton {...options} />
    </OptionalPart>
  );
}
