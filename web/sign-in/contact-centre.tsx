import { telAddress } from '#lib/tel-address.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './account.module.css';

/** Whom travellers ask. */
export function ContactCentre() {
  const t = useT();
  const { phones, opening } = useVisit().site.contacts;
  return (
    <div className={styles.authCentre}>
      <h2>{t('signIn.tourist.phone')}</h2>
      {phones.map((phone) => (
        <a key={phone} className={classNames(styles.authPhone, 'num')} href={telAddress(phone)}>
          {phone}
        </a>
      ))}
      <p className="small muted">{t('shell.footer.daily', opening)}</p>
    </div>
  );
}
