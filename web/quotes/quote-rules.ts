import type { FieldError } from '#calls/problem.ts';
import { mostQuoted, mostQuotes } from '#lib/most-quoted.ts';
import type { Fault } from '#lib/validation/fault.ts';
import { required } from '#lib/validation/required.ts';
import { anyText, saying } from '#web/parts/form/field-rules.ts';
import type { FailedCall } from '#web/parts/form/form-refusal.ts';

/** The form of a quote: each of its buttons saves all of it; the call knows how long its texts may be. */
export const quoteRules = {
  title: anyText,
  client: anyText,
  bookClientWas: anyText,
  bookClient: anyText,
  quoteLang: anyText,
  validUntil: { validators: [saying('quotes.validFault', required())] },
  secondCurrency: anyText,
  words: anyText,
  outcomeReason: anyText,
  offers: { rows: { inc: anyText, words: anyText }, most: mostQuoted },
};

/** What the form says where a call does not take it; of a copy, there may be too many quotes. */
export const quoteFaults = ({ fields = [] }: FailedCall) => ({
  faultOf: ({ field }: FieldError): [string, Fault] | undefined => {
    if (field === 'quote') return undefined;
    return [field, { key: field === 'validUntil' ? 'quotes.validFault' : 'quotes.tooLong', params: {} }];
  },
  form: fields.some(({ field }) => field === 'quote')
    ? { key: 'quotes.refused.many', params: { most: mostQuotes } }
    : { key: 'common.formFeedback.submitError.text', params: {} },
});
