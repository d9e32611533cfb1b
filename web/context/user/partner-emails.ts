import type { PartnerDisplay } from './partner-display.ts';

/** The e-mails of a partner: of the first of its fields that says any, split by ';'. */
export function displayEmails(partner: PartnerDisplay): string[] {
  const { partPassEmail, emailAdmin, manager, partnerEmail2, partPassAlias } = partner;
  const value = [partPassEmail, emailAdmin, manager?.admin.email, partnerEmail2, partPassAlias].find((text) =>
    text?.trim(),
  );
  return (value ?? '')
    .split(';')
    .map((email) => email.trim())
    .filter(Boolean);
}
