import type { ComponentType } from 'react';
import type { ServersPartName } from '#web/parts/sending/servers-part.tsx';
import UserModal from '#web/shell/user/user-modal.tsx';
import BurgerModal from './burger-modal.tsx';
import ChatModal from './chat-modal.tsx';
import type { HeaderModalProps } from './header-modal.ts';
import LanguageModal from './language-modal.tsx';

const drawn = (Modal: ComponentType<HeaderModalProps>) => () => <Modal open onClose={() => {}} />;

/** The modals that have no page to stand in for them: the server draws them, and a button opens them without scripts. */
export const serversModals = {
  burger: drawn(BurgerModal),
  chat: drawn(ChatModal),
  language: drawn(LanguageModal),
  user: drawn(UserModal),
} satisfies Partial<Record<ServersPartName, ComponentType>>;
