import { maxLength } from '#lib/validation/lengths.ts';
import { required } from '#lib/validation/required.ts';
import type { Site } from '#sites/site.ts';
import { contactRules } from '#web/parts/form/contact-rules.ts';
import { anyText, type FieldRules } from '#web/parts/form/field-rules.ts';

/** The fields of a question about a quote. */
export type QuestionField = 'QUOTE_OFFER' | 'QUOTE_WORDS' | 'QUOTE_CONTACT' | 'FIELD_AGREE';

/** What holds for them, in their order: a question has words; the agent may know already where to answer. */
export function questionRules(site: Pick<Site, 'phone'>): FieldRules<QuestionField> {
  return {
    QUOTE_OFFER: anyText,
    QUOTE_WORDS: { validators: [required(), maxLength(2000)] },
    QUOTE_CONTACT: { validators: [maxLength(200)] },
    FIELD_AGREE: contactRules(site, 'request').FIELD_AGREE,
  };
}
