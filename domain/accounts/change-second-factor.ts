import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Manager, Traveller } from '#lib/principal.ts';
import { checkCode } from './check-code.ts';
import { newSecret } from './one-time-code.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { seal, unseal } from './sealed.ts';
import {
  confirmFactor,
  deleteFactor,
  insertFactor,
  readFactor,
  replaceRecoveryCodes,
} from './second-factor-store.server.ts';
import { deleteOtherSessions } from './session-store.server.ts';
import { type Telling, tellOwner } from './tell-owner.ts';
import { agencyOf, type Deed, writeAudit } from './write-audit.server.ts';

type Context = Telling & {
  db: Kysely<DB>;
  caller: Manager | Traveller;
  address: string;
  now: Date;
  secret: string;
};

/** Begins to set it up: there is a key, which counts once a code of it is shown. One that is on stays. */
export const beginSecondFactor = ({
  db,
  caller,
  secret,
}: Pick<Context, 'db' | 'caller' | 'secret'>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const known = await readFactor(transaction, caller.personId);
    if (known && (known.confirmed_at || unseal(known.secret, secret))) return;
    await deleteFactor(transaction, caller.personId); // sealed with a secret of before
    await insertFactor(transaction, caller.personId, seal(newSecret(), secret));
  });

/**
 * Switches it on, and returns the codes for when the phone is lost; undefined for a wrong code. Who was signed in elsewhere
 * without one has to sign in again.
 */
export const confirmSecondFactor = (code: string, context: Context): Promise<string[] | undefined> =>
  withCode({ code, isOn: false }, context, async (transaction) => {
    const { caller, now } = context;
    await confirmFactor(transaction, caller.personId, now);
    await deleteOtherSessions(transaction, caller.personId, caller.sessionId);
    await writeDown(transaction, 'switch-second-factor-on', context);
    await tellOwner(transaction, caller.personId, { ...context, change: 'codeOn' });
    return giveCodes(transaction, caller.personId);
  });

/** Gives a new list of codes for one of the app; undefined for a wrong code. */
export const renewRecoveryCodes = (code: string, context: Context): Promise<string[] | undefined> =>
  withCode({ code, isOn: true }, context, async (transaction) => {
    await writeDown(transaction, 'renew-recovery-codes', context);
    await tellOwner(transaction, context.caller.personId, { ...context, change: 'recoveryCodes' });
    return giveCodes(transaction, context.caller.personId);
  });

/** Switches it off; undefined for a wrong code. */
export const endSecondFactor = (code: string, context: Context): Promise<{ isOff: true } | undefined> =>
  withCode({ code, isOn: true }, context, async (transaction) => {
    await deleteFactor(transaction, context.caller.personId);
    await writeDown(transaction, 'switch-second-factor-off', context);
    await tellOwner(transaction, context.caller.personId, { ...context, change: 'codeOff' });
    return { isOff: true as const };
  });

type Shown = { code: string; isOn: boolean };

/** Does it for a right code, where the second factor is on or is not yet, as it has to be. */
const withCode = <Done>(
  { code, isOn }: Shown,
  context: Context,
  does: (transaction: Kysely<DB>) => Promise<Done>,
) =>
  context.db.transaction().execute(async (transaction) => {
    const { caller, now, secret } = context;
    const known = await readFactor(transaction, caller.personId);
    if (!known || (known.confirmed_at !== null) !== isOn) return undefined;
    const isTheirs = await checkCode(transaction, { personId: caller.personId, code, now }, secret);
    return isTheirs ? does(transaction) : undefined;
  });

async function giveCodes(db: Kysely<DB>, personId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(db, personId, codes.map(hashRecoveryCode));
  return codes;
}

const writeDown = (db: Kysely<DB>, deed: Deed['deed'], { caller, address, now }: Context) =>
  writeAudit(db, {
    ...{ deed, personId: caller.personId, ...agencyOf(caller), address, at: now },
    ...{ subject: 'second_factor', key: caller.personId },
  });
