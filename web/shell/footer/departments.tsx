import type { ContactEmail } from '#calls/content-contacts.ts';
import './footer.css';

/** The departments that visitors write to ([S]§3.12). */
export function Departments({ emails }: { emails: readonly ContactEmail[] }) {
  return (
    <ul className="footer__mails">
      {emails.map(({ link, value }) => (
        <li key={link}>
          <a href={link}>{value}</a>
        </li>
      ))}
    </ul>
  );
}
