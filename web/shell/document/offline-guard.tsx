import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { isRecallable } from '#web/context/kept-pages.ts';
import { showToast } from '#web/ui/toast.tsx';
import { setNextLocation, useNavigationEnd } from './use-next-location.ts';

/** Without a connection the next page cannot come, and this one would be lost for it: it stays, and that is said. */
export function OfflineGuard() {
  const t = useT();
  const blocker = useBlocker(blockInVain);
  useNavigationEnd();
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    showToast(t('shell.part.failed'), 'error');
  }, [blocker, t]);
  useEffect(() => {
    // A form of the document would take the page with it, and what was typed; others have said by now that they send themselves.
    const stay = (event: SubmitEvent) => {
      if (navigator.onLine || event.defaultPrevented) return;
      event.preventDefault();
      showToast(t('shell.part.failed'), 'error');
    };
    window.addEventListener('submit', stay);
    return () => window.removeEventListener('submit', stay);
  }, [t]);
  return null;
}

/** What changes on the same page knows itself what to do without a connection, and the way back to a page that was here needs none. */
const leavesInVain: BlockerFunction = ({ currentLocation, nextLocation: { pathname, search } }) =>
  !navigator.onLine && currentLocation.pathname !== pathname && !isRecallable(pathname + search);

/** The router has one blocker, and calls no other code as soon as a navigation begins. */
const blockInVain: BlockerFunction = (navigation) => {
  const isVain = leavesInVain(navigation);
  setNextLocation(isVain ? undefined : navigation.nextLocation);
  return isVain;
};
