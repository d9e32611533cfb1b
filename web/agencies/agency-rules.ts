import { maxLength } from '#lib/validation/lengths.ts';
import { required } from '#lib/validation/required.ts';
import type { Site } from '#sites/site.ts';
import { contactRules } from '#web/parts/form/contact-rules.ts';
import type { FieldRules } from '#web/parts/form/field-rules.ts';

/** The fields of the application of an agency, in their order. */
export const agencyFields = [
  'AGENCY_COMPANY',
  'AGENCY_NUMBER',
  'AGENCY_CITY',
  'FIELD_NAME',
  'FIELD_PHONE',
  'FIELD_EMAIL',
  'FIELD_ADDITIONAL',
  'FIELD_AGREE',
] as const;

export type AgencyField = (typeof agencyFields)[number];

/** What holds for them: it is answered by e-mail; a phone may be left out. */
export function agencyRules(site: Pick<Site, 'phone'>): FieldRules<AgencyField> {
  const { FIELD_EMAIL } = contactRules(site, 'call-back');
  const line = (most: number) => ({ validators: [required(), maxLength(most)] });
  return {
    AGENCY_COMPANY: line(200),
    AGENCY_NUMBER: line(60),
    AGENCY_CITY: line(120),
    ...contactRules(site, 'request'),
    FIELD_EMAIL,
  };
}
