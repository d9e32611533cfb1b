import { type MouseEvent, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '#web/i18n/i18n-context.tsx';
import { lazyPart } from '#web/i18n/lazy-part.tsx';
import { useLocalPath } from '#web/visit.tsx';

const DirectionsModal = lazyPart(['directions'], () => import('#web/directions/directions-modal.tsx'));

/** The way to the countries: a page without scripts, a modal over the page with them. */
export function DirectionsLink() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = (event: MouseEvent) => {
    // A new tab or window is the visitor's own wish.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Link to={useLocalPath()('/directions')} onClick={open} aria-haspopup="dialog">
        {t('shell.header.directions')}
      </Link>
      {isWanted && (
        <Suspense>
          <DirectionsModal open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
