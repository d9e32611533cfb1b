import { randomUUID } from 'node:crypto';
import { enteredEmail, feedback, feedbackForm } from '#calls/feedback.ts';
import type { FieldError } from '#calls/problem.ts';
import type { FeedbackFault } from '#domain/feedback/feedback.ts';
import { secondsToWait, writePass, youngestFormSeconds } from '#domain/feedback/form-pass.ts';
import { createLeadJudge, type Lead, type LeadLimits } from '#domain/feedback/odd-leads.ts';
import { type SendFeedbackContext, sendFeedback } from '#domain/feedback/send-feedback.ts';
import type { Api } from './api-env.ts';
import { registerCall } from './register-call.ts';

type FeedbackDependencies = Pick<SendFeedbackContext, 'db' | 'boss' | 'sites'> & {
  /** Signs when forms were opened. */
  claimSecret: string;
  leadLimits: LeadLimits;
};

/** `POST /b2c/feedback`, and what opens its form. */
export function registerFeedback(
  api: Api,
  { db, boss, sites, claimSecret, leadLimits }: FeedbackDependencies,
): void {
  const { judge, forgive } = createLeadJudge(db, leadLimits);
  registerCall(api, feedbackForm, ({ now }) => {
    const requestKey = randomUUID();
    const pass = writePass(requestKey, now, claimSecret);
    return { ok: true, value: { requestKey, pass, opensAfterSeconds: youngestFormSeconds } };
  });
  registerCall(api, feedback, async ({ body, site, lang, now, log, address, caller }) => {
    const {
      requestKey = randomUUID(),
      pass,
      website,
      emailto,
      faddress,
      comment,
      replyTo,
      ...entered
    } = body;
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
    const email = replyTo ?? enteredEmail(comment);
    const lead: Lead = { ...entered, email, comment, formlessFrom: isKnown ? undefined : address };
    const oddFor = await judge(lead);
    if (oddFor !== undefined) {
      log.info('A request like many before it was refused');
      return { ok: false, reason: 'too-many-requests', retryAfterSeconds: oddFor };
    }
    const sending = sendFeedback(
      { ...entered, requestKey, comment, email, emailTo: emailto, officeAddress: faddress },
      { db, boss, site, sites, locale: lang, now },
    );
    // What was not stored, or had been before, may be sent again as often as it takes.
    const sent = await sending.catch(async (failure) => {
      await forgive(lead);
      throw failure;
    });
    if (!sent.ok || !sent.value.isNew) await forgive(lead);
    if (sent.ok) return { ok: true, value: { requestKey, number: sent.value.id } };
    const fields = sent.reason === 'faults' ? sent.faults.map(fieldError) : [usedUp];
    return { ok: false, reason: 'invalid-request', fields };
  });
}

/** A pass that is not ours never opens the form; what it says about the time is the same. */
const waitFor = (...asked: Parameters<typeof secondsToWait>) =>
  secondsToWait(...asked) ?? youngestFormSeconds;

const usedUp: FieldError = { field: 'requestKey', reason: 'was sent with other words too often' };

const reasons: Record<string, string> = {
  'validations.required': 'is required',
  'validations.phoneOrEmail': 'is required, or a phone',
};

const fieldError = ({ field, messageKey }: FeedbackFault): FieldError => ({
  field,
  reason: reasons[messageKey] ?? `is not a valid ${field}`,
  messageKey,
});
