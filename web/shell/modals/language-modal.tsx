import { useT } from '#web/context/i18n-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Modal } from '#web/ui/modal.tsx';
import type { HeaderModalProps } from './header-modal.ts';
import { LanguageLinks } from './language-links.tsx';
import styles from './modals.module.css';

/** The languages of the site: a list under its button on wide screens, a sheet elsewhere ([S]§2.7). */
export function LanguageModal({ open, onClose }: HeaderModalProps) {
  return (
    <Modal
      id="language"
      className={classNames(styles.modalDropdown, styles.modalLanguage)}
      open={open}
      onClose={onClose}
      title={useT()('shell.header.chooseLanguage')}
    >
      <LanguageLinks />
    </Modal>
  );
}
