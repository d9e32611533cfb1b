import type { Kysely } from 'kysely';
import { openLimit } from '#db/limit.ts';
import type { DB } from '#db/schema.ts';
import { mailboxKey } from '#lib/mailbox-key.ts';

export type MailLimits = {
  /** Mails to others in an hour that one person causes. */
  mailsPerPerson: number;
  /** Mails in a day that one mailbox gets because somebody else typed its address. */
  mailsPerMailbox: number;
};

/** Seconds until somebody may have a mail sent to an address that they have typed; 0 where they may, which is counted. */
export type LimitMail = (mail: { personId: number; to: string }) => Promise<number>;

/** Anyone who sends them and however the address is spelt: nobody's mailbox is filled by us. */
export function limitMails(db: Kysely<DB>, { mailsPerPerson, mailsPerMailbox }: MailLimits): LimitMail {
  const ofPerson = openLimit(db, { name: 'mails-of-person', points: mailsPerPerson, seconds: 3_600 });
  const toMailbox = openLimit(db, { name: 'mails-to-mailbox', points: mailsPerMailbox, seconds: 86_400 });
  return async ({ personId, to }) => {
    const wait = await ofPerson.take(String(personId));
    return wait > 0 ? wait : toMailbox.take(mailboxKey(to));
  };
}
