import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { heightsAt } from '#web/context/card-heights.ts';
import { useNonce } from '#web/ui/nonce.tsx';

/**
 * Marks a page that somebody comes to and not back to, before anything of it is rendered: nobody is scrolled to where they
 * were, which needs the height of everything above, so what is far below need not be rendered yet (`--below-the-fold`). A list
 * whose cards have the heights that they were left with is such a page, too (decision 0390).
 */
export function FreshPage() {
  const nonce = useNonce();
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return; // the script below has marked the first
    before.current = pathname;
    const isScrolled = isReturn && !heightsAt(pathname + search);
    document.documentElement.toggleAttribute('data-fresh', !isScrolled && !location.hash);
  });
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
