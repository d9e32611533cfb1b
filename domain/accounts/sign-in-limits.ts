import type { Kysely } from 'kysely';
import { openAddressLimit } from '#db/address-limit.ts';
import { type Limit, openLimit } from '#db/limit.ts';
import type { DB } from '#db/schema.ts';
import type { MailLimits } from '#domain/mail/limit-mail.ts';
import { emailLimitKey } from '#lib/mailbox-key.ts';

export type SignInLimits = MailLimits & {
  /** Wrong passwords before an account, or an address, has to wait. */
  failuresPerAccount: number;
  failuresPerAddress: number;
  /** Wrong codes of a second factor. */
  failuresPerCode: number;
  /** Mails to one account that ask for a new password. */
  resetsPerAccount: number;
  /** Mails of one agency, in an hour, that invite people. */
  invitationsPerAgency: number;
};

type Attempt = {
  /** Of the account that was found; only where there is none, what was typed. */
  email: string;
  address: string;
};

/** Holds up who guesses: whom they guess at, whether there is such an account or not, and where they guess from. */
export type GuessGuard = {
  /** Seconds until the attempt may be made; 0 where it may be made now, and is counted. */
  take: (attempt: Attempt) => Promise<number>;
  /** It was no guess. */
  forgive: (attempt: Attempt) => Promise<void>;
};

const accountSeconds = 15 * 60;
const addressSeconds = 5 * 60;

/** Counts together with all servers of the database. */
export function guardGuesses(db: Kysely<DB>, limits: SignInLimits): GuessGuard {
  const account = openLimit(db, {
    name: 'sign-in-account',
    points: limits.failuresPerAccount,
    seconds: accountSeconds,
  });
  const from = openAddressLimit(db, {
    name: 'sign-in-address',
    points: limits.failuresPerAddress,
    seconds: addressSeconds,
  });
  return {
    take: async ({ email, address }) => {
      const wait = await from.take(address);
      return wait > 0 ? wait : account.take(emailLimitKey(email));
    },
    forgive: async ({ email, address }) => {
      await Promise.all([from.giveBack(address), account.giveBack(emailLimitKey(email))]);
    },
  };
}

/** Counts the guesses at the codes of a person, by their number. */
export const guardCodes = (db: Kysely<DB>, { failuresPerCode }: SignInLimits): Limit =>
  openLimit(db, { name: 'second-factor', points: failuresPerCode, seconds: accountSeconds });

/** Counts the invitations of an agency, by its number. */
export const limitInvitations = (db: Kysely<DB>, { invitationsPerAgency }: SignInLimits): Limit =>
  openLimit(db, { name: 'invitation', points: invitationsPerAgency, seconds: 3_600 });
