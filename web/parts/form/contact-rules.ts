import type { FeedbackForm } from '#calls/feedback.ts';
import { email } from '#lib/validation/emails.ts';
import type { Validator } from '#lib/validation/fault.ts';
import { maxLength } from '#lib/validation/lengths.ts';
import { marketPhone, maskPhone, phoneValue } from '#lib/validation/market-phone.ts';
import { required, requiredEither } from '#lib/validation/required.ts';
import type { Site } from '#sites/site.ts';
import { type ContactField, clientField } from './contact-field-names.ts';
import { anyText, type FieldRule, type FieldRules } from './field-rules.ts';

/**
 * What holds for these fields on a site ([S]§5.13); the lengths are those that the feedback call takes. A request is
 * answered by phone or by e-mail, so either is enough; the second of them says so where both are empty.
 */
export const contactRules = (
  { phone }: Pick<Site, 'phone'>,
  kind: FeedbackForm['kind'],
): FieldRules<ContactField> => ({
  FIELD_NAME: { validators: [required(), maxLength(200)] },
  ...(kind === 'request'
    ? {
        FIELD_PHONE: phoneRule(phone, []),
        FIELD_EMAIL: { ...emailRule(requiredEither()), orElse: 'FIELD_PHONE' },
      }
    : { FIELD_PHONE: phoneRule(phone, [required()]), FIELD_EMAIL: emailRule(required()) }),
  FIELD_ADDITIONAL: { validators: [maxLength(2_000)] },
  FIELD_AGREE: { validators: [agreed] },
});

/** What an agent is asked: whom it is for, of the book or by name, and whatever else the office should know. */
export const agentRules: FieldRules<ContactField | typeof clientField> = {
  FIELD_CLIENT: anyText,
  FIELD_NAME: { validators: [required(), maxLength(200)], orElse: clientField },
  FIELD_PHONE: anyText,
  FIELD_EMAIL: anyText,
  FIELD_ADDITIONAL: { validators: [maxLength(2_000)] },
  FIELD_AGREE: anyText,
};

/** The boxes of those who are saved are fields of the form, which nothing is wrong with. */
export const boxRules = (names: readonly string[]): FieldRules =>
  Object.fromEntries(names.map((name) => [name, anyText]));

const emailRule = (isThere: Validator): FieldRule => ({ validators: [isThere, email(), maxLength(254)] });

const phoneRule = (phone: Site['phone'], isThere: readonly Validator[]): FieldRule => ({
  validators: [...isThere, marketPhone(phone)],
  mask: (text) => maskPhone(phone, text),
  raw: (text) => phoneValue(phone, text),
});

/** Required like the others, but it says what the consent is for. */
const agreed: Validator = (value) => (value ? undefined : { key: 'validations.agree', params: {} });
