import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from '#web/i18n/lazy-part.tsx';
import { ServersPart } from '#web/servers-part.tsx';
import { useVisit } from '#web/visit.tsx';
import { type HeaderModal, type HeaderModalProps, headerModals, isOffered } from './header-modal.ts';
import { useHeaderModals } from './header-modals.tsx';

const modals: Record<HeaderModal, ComponentType<HeaderModalProps>> = {
  burger: lazyPart([], () => import('./burger-modal.tsx')),
  chat: lazyPart(['chat'], () => import('./chat-modal.tsx')),
  directions: lazyPart(['directions'], () => import('#web/directions/directions-modal.tsx')),
  offices: lazyPart(['offices'], () => import('#web/offices/offices-modal.tsx')),
  geo: lazyPart(['modalHeaderGEO'], () => import('#web/geo/geo-modal.tsx')),
  language: lazyPart([], () => import('./language-modal.tsx')),
  user: lazyPart(['user'], () => import('#web/user/user-modal.tsx')),
};

/** The modals that the header opens: each is fetched when it is first opened, and kept from then on. */
export function ModalsOfHeader() {
  const { site } = useVisit();
  const { opened } = useHeaderModals();
  const [wanted, setWanted] = useState<readonly HeaderModal[]>([]);
  const fresh = opened.filter((id) => !wanted.includes(id));
  if (fresh.length > 0) setWanted([...wanted, ...fresh]);
  return headerModals
    .filter((id) => isOffered(id, site))
    .map((id) =>
      wanted.includes(id) ? <WantedModal key={id} id={id} /> : <UnwantedModal key={id} id={id} />,
    );
}

function WantedModal({ id }: { id: HeaderModal }) {
  const { opened, close } = useHeaderModals();
  const Modal = modals[id];
  return (
    <Suspense>
      <Modal open={opened.includes(id)} onClose={() => close(id)} />
    </Suspense>
  );
}

/** Three have a page to stand in for them, so the server draws nothing. */
const UnwantedModal = ({ id }: { id: HeaderModal }) =>
  id === 'directions' || id === 'geo' || id === 'offices' ? null : <ServersPart name={id} />;
