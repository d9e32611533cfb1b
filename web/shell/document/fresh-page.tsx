import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useNonce } from '#web/ui/nonce.tsx';

/**
 * Marks a page that somebody comes to and not back to, before anything of it is drawn: nobody is scrolled to where they
 * were, which needs the height of everything above, so what is far below need not be drawn yet (`--below-the-fold`).
 */
export function FreshPage() {
  const nonce = useNonce();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page follows
  useEffect(
    () => () => {
      delete document.documentElement.dataset.fresh;
    },
    [pathname],
  );
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which has run when the browser takes over
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? mark : '' }}
    />
  );
}

const mark =
  'performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&(document.documentElement.dataset.fresh="")';
