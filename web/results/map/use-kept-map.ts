import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mapHash } from './map-hash.ts';

/**
 * While the map stands in place of the list, links that ask for another list lead to the map of it: they know nothing
 * of it, and only anyone who has opened the map pays for them to. The way back to the list says so (`data-view`).
 */
export function useKeptMap(): void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== mapHash) return;
    const keep = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('main a[href]:not([data-view])');
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || link.hash || link.pathname !== location.pathname) return;
      event.preventDefault();
      void navigate(`${link.pathname}${link.search}${mapHash}`, { preventScrollReset: true });
    };
    document.addEventListener('click', keep, { capture: true });
    return () => document.removeEventListener('click', keep, { capture: true });
  }, [hash, navigate]);
}
