import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { type Deed, writeAudit } from '#domain/accounts/write-audit.server.ts';
import { eraseClient, eraseContactsOfClient } from '#domain/retention/erase.ts';
import type { ConsentWay } from '#lib/consent-ways.ts';
import { mostClients } from '#lib/most-clients.ts';
import type { Manager } from '#lib/principal.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import {
  countAllClients,
  deleteClientRow,
  insertClient,
  lockClient,
  updateClient,
} from './client-store.server.ts';

/** What an agent writes down of a client. */
export type ClientSaid = {
  name: string;
  locale: string;
  phone: string;
  email: string;
  notes: string;
  /** How the client has agreed; undefined: they have not. */
  consentWay: ConsentWay | undefined;
};

type Context = { db: Kysely<DB>; caller: Manager; address: string; now: Date };

/**
 * Saves a client of the agency, a new one where none is named. More than name and language needs a consent, whose day stays
 * as long as it holds.
 */
export const saveClient = (
  inc: number | undefined,
  { consentWay, ...said }: ClientSaid,
  context: Context,
): Promise<Result<number, 'not-found' | 'no-consent' | 'too-many'>> =>
  context.db.transaction().execute(async (transaction) => {
    const { caller, now } = context;
    const known = inc === undefined ? undefined : await lockClient(transaction, caller, inc);
    if (inc !== undefined && !known) return fail('not-found');
    if (!known && (await countAllClients(transaction, caller.agencyId)) >= mostClients)
      return fail('too-many');
    const isMore = said.phone !== '' || said.email !== '' || said.notes !== '';
    if (isMore && !consentWay) return fail('no-consent');
    const consent = consentWay
      ? { consent_way: consentWay, consented_at: known?.consented_at ?? now, withdrawn_at: null }
      : { consent_way: null, consented_at: null, ...(known?.consented_at && { withdrawn_at: now }) };
    const row = { ...said, ...consent };
    const own = { agency_inc: caller.agencyId, made_at: now };
    if (known?.consented_at && !consentWay) await eraseContactsOfClient(transaction, known.inc);
    if (known) await updateClient(transaction, known.inc, row);
    const key = known?.inc ?? (await insertClient(transaction, { ...row, ...own }));
    await audit(transaction, context, { deed: known ? 'change-client' : 'make-client', key });
    return ok(key);
  });

/**
 * The client takes the consent back: what was kept by it is deleted at once, in the book and in what was sent and asked. False
 * where there is no such client.
 */
export const withdrawConsent = (inc: number, context: Context): Promise<boolean> =>
  context.db.transaction().execute(async (transaction) => {
    const known = await lockClient(transaction, context.caller, inc);
    if (!known) return false;
    await eraseContactsOfClient(transaction, inc);
    const nothing = { phone: '', email: '', notes: '', consent_way: null, consented_at: null };
    await updateClient(transaction, inc, { ...nothing, withdrawn_at: context.now });
    await audit(transaction, context, { deed: 'withdraw-consent', key: inc });
    return true;
  });

/** Deletes a client with the quotes that are for them, and all that they did there. False where there is no such client. */
export const deleteClient = (inc: number, context: Context): Promise<boolean> =>
  context.db.transaction().execute(async (transaction) => {
    if (!(await lockClient(transaction, context.caller, inc))) return false;
    await eraseClient(transaction, inc);
    await deleteClientRow(transaction, inc);
    await audit(transaction, context, { deed: 'delete-client', key: inc });
    return true;
  });

/** An entry stays when the client goes, so it says nothing of them. */
const audit = (
  db: Kysely<DB>,
  { caller, address, now }: Context,
  { deed, key }: Pick<Deed, 'deed' | 'key'>,
) =>
  writeAudit(db, {
    deed,
    subject: 'client',
    key,
    address,
    at: now,
    personId: caller.personId,
    agencyId: caller.agencyId,
  });
