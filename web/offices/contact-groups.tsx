import { useId } from 'react';
import type { ContactCentre, Contacts } from '#calls/content-contacts.ts';
import { telAddress } from '#lib/tel-address.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './contacts.module.css';
import type { Departments } from './load-contacts.ts';

/** The numbers to call, the largest thing on the page, each with what it is for ([S]§3.12). */
export function ContactPhones({ phones }: Pick<Contacts, 'phones'>) {
  return (
    <ul className={styles.contactPhones}>
      {phones.map(({ phone, text }) => (
        <li key={phone}>
          <a className="num" href={telAddress(phone)}>
            {phone}
          </a>
          <span className="muted small">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Head office, tourists, agencies and departments, side by side. */
export function ContactGroups({ contacts, departments }: { contacts: Contacts; departments: Departments }) {
  const t = useT();
  return (
    <div className={styles.contactGroups}>
      <Centre title={t('offices.contacts.tourists')} centre={contacts.contactCenterForTourists} />
      <Centre title={t('offices.contacts.agents')} centre={contacts.contactCenterForAgents} />
      <Centre title={t('offices.contacts.headOffice')} centre={contacts.contactCenterHeadOffice} />
      {departments.length > 0 && (
        <section aria-labelledby="departments">
          <h2 id="departments">{t('offices.contacts.departments')}</h2>
          <ul className={styles.contactDepartments}>
            {departments.map(({ name, link, text }) => (
              <li key={name}>
                <span className="muted small">{t(`offices.contacts.${name}`)}</span>
                <a href={link}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** One contact centre: whichever of phone, opening days and address it has. */
function Centre({ title, centre }: { title: string; centre: ContactCentre }) {
  const { generalPhone, openedDays, adress } = centre;
  const id = useId();
  if (!generalPhone && !openedDays && !adress) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {generalPhone && (
        <p>
          <Icon name="phone" size="s" />
          <a className="num" href={telAddress(generalPhone.value)}>
            {generalPhone.value}
          </a>
        </p>
      )}
      {openedDays && (
        <p>
          <Icon name="clock" size="s" />
          {openedDays.value}
        </p>
      )}
      {adress && (
        <p>
          <Icon name="pin" size="s" />
          {adress.value}
        </p>
      )}
    </section>
  );
}
