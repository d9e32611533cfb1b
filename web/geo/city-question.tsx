import { Suspense, useState } from 'react';
import { lazyPart } from '#web/i18n/lazy-part.tsx';
import { GeoBar } from './geo-bar.tsx';

const GeoModal = lazyPart(['modalHeaderGEO'], () => import('./geo-modal.tsx'));

/** The geo bar and the modal that it opens; the modal is fetched when it is first asked for. */
export function CityQuestion() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const toggle = () => {
    setWanted(true);
    setOpen(!isOpen);
  };
  return (
    <>
      <GeoBar onToggle={toggle} isOpen={isOpen} />
      {isWanted && (
        <Suspense>
          <GeoModal open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
