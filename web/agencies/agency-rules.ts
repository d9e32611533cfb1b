import { maxLength } from '#lib/validation/lengths.ts';
import { required } from '#lib/validation/required.ts';
import type { Site } from '#sites/site.ts';
import type { ContactField } from '#web/parts/form/contact-field-names.ts';
import { contactRules } from '#web/parts/form/contact-rules.ts';
import type { FieldRules } from '#web/parts/form/field-rules.ts';

/** The fields of the application of an agency. */
export type AgencyField = 'AGENCY_COMPANY' | 'AGENCY_NUMBER' | 'AGENCY_CITY' | ContactField;

/** What holds for them, in their order: it is answered by e-mail; a phone may be left out. */
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
