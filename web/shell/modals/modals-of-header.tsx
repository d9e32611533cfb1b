import { type ComponentType, useState } from 'react';
import { OpenedPart } from '#web/parts/sending/late-part.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { ServersPart } from '#web/parts/sending/servers-part.tsx';
import { useVisit } from '#web/visit/visit.tsx';
import { type HeaderModal, type HeaderModalProps, headerModals, isOffered } from './header-modal.ts';
import { useHeaderModals } from './header-modals.tsx';

const modals: Record<HeaderModal, ComponentType<HeaderModalProps>> = {
  burger: lazyPart([], () => import('./burger-modal.tsx')),
  chat: lazyPart(['chat'], () => import('./chat-modal.tsx')),
  directions: lazyPart(['common', 'directions'], () => import('#web/shell/directions/directions-modal.tsx')),
  offices: lazyPart(
    ['common', 'officeList', 'offices'],
    () => import('#web/parts/offices/offices-modal.tsx'),
  ),
  geo: lazyPart(['modalHeaderGEO'], () => import('#web/shell/places/geo-modal.tsx')),
  language: lazyPart([], () => import('./language-modal.tsx')),
  user: lazyPart(['user'], () => import('#web/shell/user/user-modal.tsx')),
};

/** The modals that the header opens: each is fetched when it is first opened, and kept from then on. */
export function ModalsOfHeader() {
  const { site } = useVisit();
  const { opened } = useHeaderModals();
  const [wanted, setWanted] = useState<readonly HeaderModal[]>([]);
  const fresh = opened.filter((id) => !wanted.includes(id));
  if (fresh.length > 0) setWanted([...wanted, ...fresh]);
  const forget = (id: HeaderModal) => setWanted((before) => before.filter((other) => other !== id));
  return headerModals
    .filter((id) => isOffered(id, site))
    .map((id) =>
      wanted.includes(id) ? (
        <WantedModal key={id} id={id} onFailed={() => forget(id)} />
      ) : (
        <UnwantedModal key={id} id={id} />
      ),
    );
}

function WantedModal({ id, onFailed }: { id: HeaderModal; onFailed: () => void }) {
  const { opened, close } = useHeaderModals();
  const Modal = modals[id];
  const giveUp = () => {
    close(id);
    onFailed();
  };
  return (
    <OpenedPart onFailed={giveUp}>
      <Modal open={opened.includes(id)} onClose={() => close(id)} />
    </OpenedPart>
  );
}

/** Three have a page to stand in for them, so the server draws nothing. */
const UnwantedModal = ({ id }: { id: HeaderModal }) =>
  id === 'directions' || id === 'geo' || id === 'offices' ? null : <ServersPart name={id} />;
