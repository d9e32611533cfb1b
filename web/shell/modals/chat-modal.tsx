import { telAddress } from '#lib/tel-address.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { HeaderModalProps } from './header-modal.ts';
import styles from './modals.module.css';

/** What the chat is for, when it is answered and what is agreed to by writing; and how to reach us meanwhile. */
export function ChatModal({ open, onClose }: HeaderModalProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { contacts } = useVisit().site;
  return (
    <Modal id="chat" className={styles.modalChat} open={open} onClose={onClose} title={t('chat.title')}>
      <p>{t('chat.lead')}</p>
      <ul className={styles.chatFacts}>
        <li>
          <Icon name="clock" />
          {t('chat.hours', contacts.opening)}
        </li>
        <li>
          <Icon name="globe" />
          {t('chat.languages')}
        </li>
        <li>
          <Icon name="check" />
          <span>
            {t('chat.agreement')} <Link to={toLocal('/personal-data')}>{t('shell.footer.policy')}</Link>
          </span>
        </li>
      </ul>
      <h3>{t('chat.meanwhile')}</h3>
      <div className={styles.chatWays}>
        {contacts.phones.map((phone) => (
          <a key={phone} className={buttonClass({ kind: 'go' })} href={telAddress(phone)}>
            <Icon name="phone" size="s" />
            <span className="num">{phone}</span>
          </a>
        ))}
        <a className={buttonClass()} href={`mailto:${contacts.email}`}>
          <Icon name="mail" size="s" />
          {contacts.email}
        </a>
      </div>
    </Modal>
  );
}
