import { useT } from '#web/context/i18n-context.tsx';
import { useUser } from '#web/context/user/use-user.ts';
import { useVisit } from '#web/context/visit.tsx';
import type { HeaderModalProps } from '#web/shell/modals/header-modal.ts';
import styles from '#web/shell/modals/modals.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Agency } from './agency.tsx';
import { LogIn } from './log-in.tsx';
import { LogOut } from './log-out.tsx';
import { Traveller } from './traveller.tsx';
import { UserLists } from './user-lists.tsx';
import { UserPlace } from './user-place.tsx';

/** Who is logged in, what they keep, and the way in or out ([S]§2.9). */
export function UserModal({ open, onClose }: HeaderModalProps) {
  const t = useT();
  const user = useUser();
  const { site, traveller } = useVisit();
  const { agentMode, variant } = site;
  return (
    <Modal
      id="user"
      className={classNames(styles.modalDropdown, styles.modalUser)}
      open={open}
      onClose={onClose}
      title={t('shell.header.account')}
    >
      {user && <Agency user={user} />}
      {traveller && <Traveller traveller={traveller} />}
      {!user && !traveller && <LogIn />}
      {agentMode && <UserPlace phones={user?.phones ?? []} />}
      <UserLists isAgent={agentMode && user !== undefined} />
      {user && variant !== 'b2c' && <LogOut />}
    </Modal>
  );
}
