import { randomUUID } from 'node:crypto';
import { enteredEmail, feedback } from '#calls/feedback.ts';
import type { FieldError } from '#calls/problem.ts';
import type { FeedbackFault } from '#domain/feedback/feedback.ts';
import { type SendFeedbackContext, sendFeedback } from '#domain/feedback/send-feedback.ts';
import type { Api } from './api-env.ts';
import { registerCall } from './register-call.ts';

/** `POST /b2c/feedback`. */
export function registerFeedback(
  api: Api,
  { db, boss, sites }: Pick<SendFeedbackContext, 'db' | 'boss' | 'sites'>,
): void {
  registerCall(api, feedback, async ({ body, site, lang, now, log }) => {
    const { requestKey = randomUUID(), website, emailto, faddress, comment, ...entered } = body;
    if (website) {
      log.info('A request that filled the trap was dropped');
      return { ok: true, value: { requestKey, number: 0 } };
    }
    const email = enteredEmail(comment);
    const sent = await sendFeedback(
      { ...entered, requestKey, comment, email, emailTo: emailto, officeAddress: faddress },
      { db, boss, site, sites, locale: lang, now },
    );
    if (!sent.ok) return { ok: false, reason: 'invalid-request', fields: sent.faults.map(fieldError) };
    return { ok: true, value: { requestKey, number: sent.value.id } };
  });
}

const reasons: Record<string, string> = { 'validations.required': 'is required' };

const fieldError = ({ field, messageKey }: FeedbackFault): FieldError => ({
  field,
  reason: reasons[messageKey] ?? `is not a valid ${field}`,
  messageKey,
});
