import { email } from '#lib/validation/emails.ts';
import type { Validator } from '#lib/validation/fault.ts';
import { maxLength } from '#lib/validation/lengths.ts';
import { marketPhone, rawPhone } from '#lib/validation/market-phone.ts';
import { required } from '#lib/validation/required.ts';
import type { Site } from '#sites/site.ts';
import type { ContactField } from './contact-field-names.ts';
import type { FieldRule, FieldRules } from './field-rules.ts';

/** What holds for these fields on a site ([S]§5.13); the lengths are those that the feedback call takes. */
export const contactRules = ({ phone }: Pick<Site, 'phone'>): FieldRules<ContactField> => ({
  FIELD_NAME: { validators: [required(), maxLength(200)] },
  FIELD_PHONE: phoneRule(phone),
  FIELD_EMAIL: { validators: [required(), email(), maxLength(254)] },
  FIELD_ADDITIONAL: { validators: [maxLength(2_000)] },
  FIELD_AGREE: { validators: [agreed] },
});

const phoneRule = (phone: Site['phone']): FieldRule => ({
  validators: [required(), marketPhone(phone)],
  mask: phone.maskKey,
  raw: (text) => rawPhone(phone.maskKey, text),
});

/** Required like the others, but it says what the consent is for. */
const agreed: Validator = (value) => (value ? undefined : { key: 'validations.agree', params: {} });
