import { useEffect, useRef, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { LiveRegion } from '#web/ui/live-region.tsx';

/**
 * Tells screen readers the title of each page that is navigated to, and closes what was open over the last one, also
 * where the next page broke. An address that only opens a part of the same page closes nothing.
 */
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
  const error = useRouteError();
  useEffect(() => {
    if (error) closeModals();
  }, [error]);
  return <LiveRegion message={title} />;
}

/** Modals and popovers belong to the page that opened them ([S]§2.2). */
function closeModals(): void {
  for (const modal of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) modal.close();
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
}
