import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useNonce } from '#web/ui/nonce.tsx';

/**
 * Marks a page that somebody comes to and not back to, before anything of it is drawn: nobody is scrolled to where they
 * were, which needs the height of everything above, so what is far below need not be drawn yet (`--below-the-fold`).
 */
export function FreshPage() {
  const nonce = useNonce();
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) delete document.documentElement.dataset.fresh;
  }, [pathname]);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: mark }}
    />
  );
}

const mark =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash&&(document.documentElement.dataset.fresh="")';
