import type { Site } from '#sites/site.ts';
import { contactRules } from '#web/parts/form/contact-rules.ts';
import type { FieldRules } from '#web/parts/form/field-rules.ts';

/** The fields of an application; of a file its name is judged here, and what is in it by the call. */
export const applicationFields = [
  'FIELD_NAME',
  'FIELD_PHONE',
  'FIELD_EMAIL',
  'FIELD_ADDITIONAL',
  'FIELD_FILE',
  'FIELD_AGREE',
] as const;

export type ApplicationField = (typeof applicationFields)[number];

/** What holds for them: those of a request, and a file. */
export function applicationRules(site: Pick<Site, 'phone'>): FieldRules<ApplicationField> {
  const { FIELD_AGREE, ...contact } = contactRules(site, 'request');
  const isThere = (value: unknown) => (value ? undefined : { key: 'validations.fileMissing', params: {} });
  return { ...contact, FIELD_FILE: { validators: [isThere] }, FIELD_AGREE };
}
