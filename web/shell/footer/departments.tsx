import type { ContactEmail } from '#calls/content-contacts.ts';
import styles from './footer.module.css';

/** The departments that visitors write to ([S]§3.12). */
export function Departments({ emails }: { emails: readonly ContactEmail[] }) {
  return (
    <ul className={styles.footerMails}>
      {emails.map(({ link, value }) => (
        <li key={link}>
          <a href={link}>{value}</a>
        </li>
      ))}
    </ul>
  );
}
