import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager, Traveller } from '#lib/principal.ts';

/** What somebody did to which row. */
export type Deed = {
  deed:
    | 'sign-in'
    | 'sign-out'
    | 'end-session'
    | 'change-agency'
    | 'reset-password'
    | 'change-password'
    | 'create-account'
    | 'delete-account'
    | 'change-profile'
    | 'confirm-email'
    | 'change-company'
    | 'invite'
    | 'withdraw-invitation'
    | 'accept-invitation'
    | 'change-rights'
    | 'suspend-manager'
    | 'activate-manager'
    | 'approve-agency'
    | 'refuse-agency'
    | 'suspend-agency'
    | 'activate-agency'
    | 'switch-second-factor-on'
    | 'switch-second-factor-off'
    | 'renew-recovery-codes'
    | 'give-commission-plan'
    | 'change-markup'
    | 'make-quote'
    | 'change-quote'
    | 'send-quote'
    | 'settle-quote'
    | 'delete-quote'
    | 'make-client'
    | 'change-client'
    | 'withdraw-consent'
    | 'delete-client';
  /** Undefined: anyone who runs the server. */
  personId: number | undefined;
  agencyId?: number;
  subject: keyof DB;
  key: number;
  /** What stood in the row, and what stands there now. */
  before?: object | undefined;
  after?: object;
  address: string;
  at: Date;
};

/** Writes a deed down; `db` is the transaction of the deed itself. */
export async function writeAudit(db: Kysely<DB>, deed: Deed): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      at: deed.at,
      person_id: deed.personId ?? null,
      agency_inc: deed.agencyId ?? null,
      deed: deed.deed,
      subject: deed.subject,
      subject_key: String(deed.key),
      before: deed.before ? JSON.stringify(deed.before) : null,
      after: deed.after ? JSON.stringify(deed.after) : null,
      address: deed.address,
    })
    .execute();
}

/** The agency whose hat somebody wears who does something; nobody's, where they act for themselves. */
export const agencyOf = (caller: Manager | Traveller) =>
  caller.kind === 'manager' ? { agencyId: caller.agencyId } : {};
