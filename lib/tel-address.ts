/** What a link that dials a phone number leads to: of the number only '+' and digits ([S]§2.16). */
export const telAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
