import { type ComponentType, useState } from 'react';
import { useVisit } from '#web/context/visit.tsx';
import { OpenedPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { UserModal } from '#web/shell/user/user-modal.tsx';
import { BurgerModal } from './burger-modal.tsx';
import { ChatModal } from './chat-modal.tsx';
import { type HeaderModal, type HeaderModalProps, headerModals, isOffered } from './header-modal.ts';
import { useHeaderModals } from './header-modals.tsx';
import { LanguageModal } from './language-modal.tsx';

/** Those that have no page to stand in for them are rendered with every page, and open without scripts. */
const drawn: Partial<Record<HeaderModal, ComponentType<HeaderModalProps>>> = {
  burger: BurgerModal,
  chat: ChatModal,
  language: LanguageModal,
  user: UserModal,
};

/** The others are fetched when they are first opened, and kept from then on. */
const fetched: Partial<Record<HeaderModal, ComponentType<HeaderModalProps>>> = {
  directions: lazyPart(() => import('#web/shell/directions/directions-modal.tsx')),
  offices: lazyPart(() => import('#web/offices/offices-modal.tsx')),
  geo: lazyPart(() => import('#web/shell/places/geo-modal.tsx')),
};

/** The modals that the header opens. */
export function ModalsOfHeader() {
  const { site } = useVisit();
  return headerModals
    .filter((id) => isOffered(id, site))
    .map((id) => (drawn[id] ? <RenderedModal key={id} id={id} /> : <FetchedModal key={id} id={id} />));
}

function RenderedModal({ id }: { id: HeaderModal }) {
  const { opened, close } = useHeaderModals();
  const Modal = drawn[id];
  return Modal && <Modal open={opened.includes(id)} onClose={() => close(id)} />;
}

function FetchedModal({ id }: { id: HeaderModal }) {
  const { opened, close } = useHeaderModals();
  const isOpen = opened.includes(id);
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  const Modal = fetched[id];
  if (!Modal || !isWanted) return null;
  const giveUp = () => {
    close(id);
    setWanted(false);
  };
  return (
    <OpenedPart onFailed={giveUp}>
      <Modal open={isOpen} onClose={() => close(id)} />
    </OpenedPart>
  );
}
