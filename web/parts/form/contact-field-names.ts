/** The fields of every form that asks an office for something ([S]§3.16). */
export const contactFields = [
  'FIELD_NAME',
  'FIELD_PHONE',
  'FIELD_EMAIL',
  'FIELD_ADDITIONAL',
  'FIELD_AGREE',
] as const;

export type ContactField = (typeof contactFields)[number];

const travellerFields = 'FIELD_TRAVELLER_';

/** The box of somebody whom a traveller has saved, by their number. */
export const travellerField = (savedTraveller: number): string => travellerFields + savedTraveller;

/** The client of the book that an agent requests something for, by their number; empty: none of them. */
export const clientField = 'FIELD_CLIENT';

/** Whether a field is such a box. */
export const isTravellerField = (name: string): boolean => name.startsWith(travellerFields);
