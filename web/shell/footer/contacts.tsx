import { telAddress } from '#lib/tel-address.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import type { FooterContacts } from '../shell-content.ts';
import styles from './footer.module.css';

/** Phones, hours, e-mail and address; an error page knows those that the site is configured with. */
export function Contacts({ contacts: { phones, address, openedDays } }: { contacts: FooterContacts }) {
  const t = useT();
  const { contacts: ours } = useVisit().site;
  const shownPhones = phones.length > 0 ? phones : ours.phones.map((phone) => ({ phone, text: '' }));
  return (
    <address className={styles.footerContacts}>
      <ul className={styles.footerPhones}>
        {shownPhones.map(({ phone, text }) => (
          <li key={phone}>
            <a className={styles.footerPhone} href={telAddress(phone)}>
              <span className="small">{text || t('footer.supportService')}</span>{' '}
              <b className="num">{phone}</b>
            </a>
          </li>
        ))}
      </ul>
      <p>{openedDays || t('shell.footer.daily', ours.opening)}</p>
      <p>
        <a href={`mailto:${ours.email}`}>{ours.email}</a>
      </p>
      <p>{address || ours.address}</p>
    </address>
  );
}
