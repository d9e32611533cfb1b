import { mostFileBytes } from '#calls/careers.ts';
import { fault, type Validator } from '#lib/validation/fault.ts';
import type { Site } from '#sites/site.ts';
import type { ContactField } from '#web/parts/form/contact-field-names.ts';
import { contactRules } from '#web/parts/form/contact-rules.ts';
import type { FieldRules } from '#web/parts/form/field-rules.ts';

/** The fields of an application; of a file its name and size are judged here, and what is in it by the call. */
export type ApplicationField = ContactField | 'FIELD_FILE';

export const fileMissing = fault('fileMissing');

const isThere: Validator = (value) => (value ? undefined : fileMissing);

/** What holds for the file, on every site. */
export const fileRules: FieldRules<'FIELD_FILE'> = {
  FIELD_FILE: { validators: [isThere], mostBytes: mostFileBytes },
};

/** What holds for them, in their order: those of a request, and a file. */
export function applicationRules(site: Pick<Site, 'phone'>): FieldRules<ApplicationField> {
  const { FIELD_AGREE, ...contact } = contactRules(site, 'request');
  return { ...contact, ...fileRules, FIELD_AGREE };
}
