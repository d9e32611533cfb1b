import { data } from 'react-router';
import type { CallResult } from '#calls/client.ts';
import type { Fault } from '#lib/validation/fault.ts';
import { fault } from '#lib/validation/fault.ts';
import { anyText, type FieldRules, type FieldTexts } from './field-rules.ts';
import { type FormOutcome, type FormRefusal, refusedBy } from './form-refusal.ts';

/** What a form for the office was opened with, and its trap. */
export const openingRules: FieldRules<'requestKey' | 'pass' | 'website'> = {
  requestKey: anyText,
  pass: anyText,
  website: anyText,
};

const statuses: Record<string, number> = {
  'too-many-requests': 429,
  unavailable: 503,
  'not-found': 404,
  gone: 410,
};

const notSentWords: Fault = { key: 'common.formFeedback.submitError.text', params: {} };

/**
 * What the call said of a form for the office, with the status of its page; `fields` are the form's own by the call's, which
 * may know more than we do, such as an operator's server.
 */
export function formAnswer(
  sent: CallResult<{ number: number }>,
  typed: FieldTexts,
  fields: Readonly<Record<string, string>>,
) {
  if (sent.ok) return data<FormOutcome>({ sent: sent.value.number });
  const refusal = refusedBy(sent, typed, {
    faultOf: ({ field, messageKey }) => {
      const name = fields[field];
      return name && messageKey ? [name, fault(messageKey.replace(/^validations\./, ''))] : undefined;
    },
    form: notSentWords,
  });
  const status = refusal.form ? (statuses[sent.reason] ?? 502) : 400;
  return data<FormOutcome>(refusal, { status });
}

/** The form could not be sent, for a reason that is not in what was typed. */
export const notSent = (typed: FieldTexts): FormRefusal => ({ fields: {}, form: notSentWords, typed });
