import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager, Traveller } from '#lib/principal.ts';
import { renewToken } from './begin-session.ts';
import { checkCode } from './check-code.ts';
import { confirmPassword, type NotConfirmed } from './confirm-password.ts';
import { notifyOwner, type Telling } from './notify-owner.ts';
import { newSecret } from './one-time-code.ts';
import { lockPerson } from './person-store.server.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { seal, unseal } from './sealed.ts';
import {
  confirmFactor,
  deleteFactor,
  insertFactor,
  readFactor,
  replaceRecoveryCodes,
} from './second-factor-store.server.ts';
import { deleteOtherSessions, lockSession } from './session-store.server.ts';
import type { GuessGuard } from './sign-in-limits.ts';
import { deleteTickets } from './ticket-store.server.ts';
import { agencyOf, type Deed, writeAudit } from './write-audit.server.ts';

type Context = Telling & {
  db: Kysely<DB>;
  caller: Manager | Traveller;
  address: string;
  now: Date;
  secret: string;
};

/** What was done, and the token of the caller's session from now on. */
export type FactorChanged<Done> =
  | { ok: true; value: Done; token: string }
  | { ok: false; reason: 'wrong-code' }
  | { ok: false; reason: 'over' };

/** Begins to set it up: there is a key, which counts once a code of it is shown. One that is on stays. */
export const beginSecondFactor = ({
  db,
  caller,
  secret,
}: Pick<Context, 'db' | 'caller' | 'secret'>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, caller.personId))) return;
    const known = await readFactor(transaction, caller.personId);
    if (known && (known.confirmed_at || unseal(known.secret, secret))) return;
    await deleteFactor(transaction, caller.personId); // sealed with a secret of before
    await insertFactor(transaction, caller.personId, seal(newSecret(), secret));
  });

type ShownFirst = { code: string; password: string };

/**
 * Switches it on for the password and a first code, and returns the codes for when the phone is lost: without the password, a
 * session that is left open could shut its owner out. All other sessions, which showed no code, end.
 */
export async function confirmSecondFactor(
  { code, password }: ShownFirst,
  context: Context & { guesses: GuessGuard },
): Promise<FactorChanged<string[]> | NotConfirmed> {
  const { caller, address, now } = context;
  const { personId, sessionId } = caller;
  const confirmed = await confirmPassword({ personId, password, address }, context);
  if (!confirmed.ok) return confirmed;
  const shown = { code, isOn: false, passwordHash: confirmed.value.password_hash };
  return withCode(shown, context, async (transaction) => {
    await confirmFactor(transaction, personId, now);
    await deleteOtherSessions(transaction, personId, sessionId);
    await writeDown(transaction, 'switch-second-factor-on', context);
    await notifyOwner(transaction, personId, { ...context, change: 'codeOn' });
    return giveCodes(transaction, personId);
  });
}

/** Gives a new list of codes for one of the app. */
export const renewRecoveryCodes = (code: string, context: Context): Promise<FactorChanged<string[]>> =>
  withCode({ code, isOn: true }, context, async (transaction) => {
    await deleteTickets(transaction, context.caller.personId);
    await writeDown(transaction, 'renew-recovery-codes', context);
    await notifyOwner(transaction, context.caller.personId, { ...context, change: 'recoveryCodes' });
    return giveCodes(transaction, context.caller.personId);
  });

/** Switches it off, and ends all other sessions. */
export const endSecondFactor = (code: string, context: Context): Promise<FactorChanged<undefined>> =>
  withCode({ code, isOn: true }, context, async (transaction) => {
    const { personId, sessionId } = context.caller;
    await deleteFactor(transaction, personId);
    await deleteOtherSessions(transaction, personId, sessionId);
    await writeDown(transaction, 'switch-second-factor-off', context);
    await notifyOwner(transaction, personId, { ...context, change: 'codeOff' });
    return undefined;
  });

type Shown = {
  code: string;
  isOn: boolean;
  /** Of the password that was shown, too. */
  passwordHash?: string | null;
};

/** Does it for a right code, where the second factor is on or is not yet, as it has to be. */
const withCode = <Done>(
  { code, isOn, passwordHash }: Shown,
  context: Context,
  change: (transaction: Kysely<DB>) => Promise<Done>,
): Promise<FactorChanged<Done>> =>
  context.db.transaction().execute(async (transaction): Promise<FactorChanged<Done>> => {
    const { caller, now, secret } = context;
    const { personId, sessionId } = caller;
    const person = await lockPerson(transaction, personId);
    // The password that was shown is that of before.
    const isChanged = passwordHash !== undefined && passwordHash !== person?.password_hash;
    if (!person || isChanged || !(await lockSession(transaction, sessionId, personId)))
      return { ok: false, reason: 'over' };
    const known = await readFactor(transaction, personId);
    const isAsAsked = known !== undefined && (known.confirmed_at !== null) === isOn;
    if (!isAsAsked || !(await checkCode(transaction, { personId, code, now }, secret)))
      return { ok: false, reason: 'wrong-code' };
    const value = await change(transaction);
    return { ok: true, value, token: await renewToken(transaction, caller, now) };
  });

async function giveCodes(db: Kysely<DB>, personId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(db, personId, codes.map(hashRecoveryCode));
  return codes;
}

const writeDown = (db: Kysely<DB>, deed: Deed['deed'], { caller, address, now }: Context) =>
  writeAudit(db, {
    deed,
    personId: caller.personId,
    ...agencyOf(caller),
    address,
    at: now,
    subject: 'second_factor',
    key: caller.personId,
  });
