import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from '#web/i18n/lazy-part.tsx';
import type { HeaderModal } from './header-modal.ts';
import { useHeaderModals } from './header-modals.tsx';

type Part = ComponentType<{ open: boolean; onClose: () => void }>;

const parts: Partial<Record<HeaderModal, Part>> = {
  directions: lazyPart(['directions'], () => import('#web/directions/directions-modal.tsx')),
  geo: lazyPart(['modalHeaderGEO'], () => import('#web/geo/geo-modal.tsx')),
};

/** The modals that the header opens, each fetched when it is first asked for, and kept from then on. */
export function ModalsOfHeader() {
  const { opened } = useHeaderModals();
  const [wanted, setWanted] = useState<readonly HeaderModal[]>([]);
  const fresh = opened.filter((id) => !wanted.includes(id));
  if (fresh.length > 0) setWanted([...wanted, ...fresh]);
  return wanted.map((id) => <WantedModal key={id} id={id} />);
}

function WantedModal({ id }: { id: HeaderModal }) {
  const { opened, close } = useHeaderModals();
  const Part = parts[id];
  if (!Part) return null;
  return (
    <Suspense>
      <Part open={opened.includes(id)} onClose={() => close(id)} />
    </Suspense>
  );
}
