import type { Logger } from 'pino';
import { secondsToWait, youngestFormSeconds } from '#domain/feedback/form-pass.ts';
import { createLeadJudge, type Lead, type LeadLimits } from '#domain/feedback/odd-leads.ts';
import type { Principal } from '#lib/principal.ts';
import type { Refusal } from './problem.ts';

export type LeadGuard = ReturnType<typeof guardLeads>;

type Dependencies = {
  db: Parameters<typeof createLeadJudge>[0];
  /** Signs when forms were opened. */
  claimSecret: string;
  leadLimits: LeadLimits;
};

/** What a form that asks an office for something has sent beside its words, and from where. */
type Sent = {
  requestKey: string;
  pass: string | undefined;
  /** A trap: people leave it empty. */
  website: string;
  now: Date;
  log: Pick<Logger, 'info'>;
  address: string;
  caller: Principal;
};

type Stored = { ok: true; value: { id: number; isNew: boolean } } | ({ ok: false } & Refusal);
type Guarded = { ok: true; value: { requestKey: string; number: number } } | ({ ok: false } & Refusal);

/** Stands before whatever stores what visitors send: traps, forms of no age, and the same again and again. */
export function guardLeads({ db, claimSecret, leadLimits }: Dependencies) {
  const { judge, forgive } = createLeadJudge(db, leadLimits);
  return async (
    words: Omit<Lead, 'formlessFrom'>,
    { requestKey, pass, website, now, log, address, caller }: Sent,
    store: () => Promise<Stored>,
  ): Promise<Guarded> => {
    if (website) {
      log.info('A request that filled the trap was dropped');
      return { ok: true, value: { requestKey, number: 0 } };
    }
    // Another program that makes the call has opened no form: being one of the operator's own, or else closer
    // limits of its address, are what holds it.
    const wait = pass === undefined ? 0 : waitFor(pass, { requestKey, now, secret: claimSecret });
    if (wait > 0) {
      log.info('A form that nobody can have filled in yet was refused');
      return { ok: false, reason: 'too-many-requests', retryAfterSeconds: wait };
    }
    const isKnown = pass !== undefined || caller.kind === 'service';
    const lead: Lead = { ...words, formlessFrom: isKnown ? undefined : address };
    const oddFor = await judge(lead);
    if (oddFor !== undefined) {
      log.info('A request like many before it was refused');
      return { ok: false, reason: 'too-many-requests', retryAfterSeconds: oddFor };
    }
    // What was not stored, or had been before, may be sent again as often as it takes.
    const stored = await store().catch(async (failure) => {
      await forgive(lead);
      throw failure;
    });
    if (!stored.ok || !stored.value.isNew) await forgive(lead);
    return stored.ok ? { ok: true, value: { requestKey, number: stored.value.id } } : stored;
  };
}

/** A pass that is not ours never opens the form; what it says about the time is the same. */
const waitFor = (...asked: Parameters<typeof secondsToWait>) =>
  secondsToWait(...asked) ?? youngestFormSeconds;
