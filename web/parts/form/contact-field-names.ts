/** The fields of every form that asks an office for something ([S]§3.16). */
export const contactFields = [
  'FIELD_NAME',
  'FIELD_PHONE',
  'FIELD_EMAIL',
  'FIELD_ADDITIONAL',
  'FIELD_AGREE',
] as const;

export type ContactField = (typeof contactFields)[number];
