import { randomUUID } from 'node:crypto';
import { enteredEmail, feedback, feedbackForm } from '#calls/feedback.ts';
import type { FieldError } from '#calls/problem.ts';
import type { FeedbackFault } from '#domain/feedback/feedback.ts';
import { writePass, youngestFormSeconds } from '#domain/feedback/form-pass.ts';
import { type SendFeedbackContext, sendFeedback } from '#domain/feedback/send-feedback.ts';
import type { Api } from './api-env.ts';
import type { LeadGuard } from './guard-lead.ts';
import { registerCall } from './register-call.ts';

type FeedbackDependencies = Pick<SendFeedbackContext, 'db' | 'boss' | 'sites'> & {
  /** Signs when forms were opened. */
  claimSecret: string;
  guard: LeadGuard;
};

/** `POST /b2c/feedback`, and what opens its form. */
export function registerFeedback(
  api: Api,
  { db, boss, sites, claimSecret, guard }: FeedbackDependencies,
): void {
  registerCall(api, feedbackForm, ({ now }) => {
    const requestKey = randomUUID();
    const pass = writePass(requestKey, now, claimSecret);
    return { ok: true, value: { requestKey, pass, opensAfterSeconds: youngestFormSeconds } };
  });
  registerCall(api, feedback, (asked) => {
    const { body, site, lang: locale, now } = asked;
    const { requestKey = randomUUID(), pass, website, comment, replyTo, ...said } = body;
    const { emailto: emailTo, faddress: officeAddress, ...entered } = said;
    const email = replyTo ?? enteredEmail(comment);
    return guard({ ...entered, email, comment }, { ...asked, requestKey, pass, website }, async () => {
      const sent = await sendFeedback(
        { ...entered, requestKey, comment, email, emailTo, officeAddress },
        { db, boss, site, sites, locale, now },
      );
      if (sent.ok) return sent;
      const fields = sent.reason === 'faults' ? sent.faults.map(fieldError) : [usedUp];
      return { ok: false, reason: 'invalid-request', fields };
    });
  });
}

const usedUp: FieldError = { field: 'requestKey', reason: 'was sent with other words too often' };

const reasons: Record<string, string> = {
  'validations.required': 'is required',
  'validations.phoneOrEmail': 'is required, or a phone',
};

/** What is wrong with a field, for programs and for people. */
export const fieldError = ({
  field,
  messageKey,
}: Pick<FeedbackFault, 'messageKey'> & { field: string }): FieldError => ({
  field,
  reason: reasons[messageKey] ?? `is not a valid ${field}`,
  messageKey,
});
