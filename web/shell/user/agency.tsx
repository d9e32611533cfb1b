import { displayName, type PartnerDisplay } from '#web/context/user/partner-display.ts';
import { displayEmails } from '#web/context/user/partner-emails.ts';
import { Avatar } from './avatar.tsx';
import styles from './user.module.css';

/** The name and the e-mails of who is logged in. */
export function Agency({ user }: { user: PartnerDisplay }) {
  const name = displayName(user);
  return (
    <div className={styles.agency}>
      <Avatar name={name} />
      <div>
        <b>{name}</b>
        {displayEmails(user).map((email) => (
          <a key={email} className="small" href={`mailto:${email}`}>
            {email}
          </a>
        ))}
      </div>
    </div>
  );
}
