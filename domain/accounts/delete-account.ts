import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { forgetListsOf } from '#domain/kept-lists/forget-lists.ts';
import { erasePerson, eraseRequests } from '#domain/retention/erase.ts';
import { forgetKeptOf } from '#domain/travellers/forget-kept.ts';
import { requestIdsOf } from '#domain/travellers/requests.ts';
import type { Traveller } from '#lib/principal.ts';
import { confirmPassword, type NotConfirmed } from './confirm-password.ts';
import { notifyOfDeletion, type Telling } from './notify-owner.ts';
import { deletePerson, forgetOwnPhone, hasPlace, lockPerson } from './person-store.server.ts';
import { deleteSessionsOfTraveller } from './session-store.server.ts';
import type { GuessGuard } from './sign-in-limits.ts';
import { writeAudit } from './write-audit.server.ts';

type Context = Telling & {
  db: Kysely<DB>;
  guesses: GuessGuard;
  caller: Traveller;
  now: Date;
  address: string;
};

type Deleted = { ok: true } | NotConfirmed;

/**
 * Deletes the account of a traveller, who shows its password, with everything that is kept of it. Anyone who works for an agency
 * too stays a person of that agency, which is not theirs to delete.
 */
export async function deleteAccount(password: string, context: Context): Promise<Deleted> {
  const { db, caller, now, address } = context;
  const { personId, sessionId: key } = caller;
  const confirmed = await confirmPassword({ personId, password, address }, context);
  if (!confirmed.ok) return confirmed;
  return db.transaction().execute(async (transaction): Promise<Deleted> => {
    const person = await lockPerson(transaction, personId);
    if (!person) return { ok: false, reason: 'over' };
    if (person.password_hash !== confirmed.value.password_hash)
      return { ok: false, reason: 'wrong-password' };
    await deleteSessionsOfTraveller(transaction, personId);
    await forgetListsOf(transaction, personId);
    const requests = await requestIdsOf(transaction, personId);
    await forgetKeptOf(transaction, personId);
    const keepsPlace = await hasPlace(transaction, personId);
    if (keepsPlace) {
      await eraseRequests(transaction, requests);
      await forgetOwnPhone(transaction, personId);
    } else {
      await erasePerson(transaction, { personId, email: confirmed.value.email, requests });
      await deletePerson(transaction, personId);
    }
    await notifyOfDeletion(transaction, confirmed.value, { ...context, keepsPlace });
    await writeAudit(transaction, {
      deed: 'delete-account',
      personId,
      address: '',
      at: now,
      subject: 'session',
      key,
    });
    return { ok: true };
  });
}
