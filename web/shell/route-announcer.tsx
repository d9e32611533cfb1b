import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LiveRegion } from '#web/ui/live-region.tsx';

/** Tells screen readers the title of each page that is navigated to, and closes what was open over the last one. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    closeModals();
    setTitle(document.title);
  }, [pathname]);
  return <LiveRegion message={title} />;
}

/** Modals and popovers belong to the page that opened them ([S]§2.2). */
function closeModals(): void {
  for (const modal of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) modal.close();
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
}
