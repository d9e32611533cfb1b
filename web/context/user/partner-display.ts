/** What is shown of a partner who is logged in, an agency as a rule ([S]§3.2); what is not known is left out. */
export type PartnerDisplay = {
  officialName?: string;
  partPassName?: string;
  partPassAlias?: string;
  partPassEmail?: string;
  emailAdmin?: string;
  partnerEmail2?: string;
  manager?: { admin: { email?: string } };
  phones?: readonly { phone: string }[];
};

/** What a partner is called; empty where nothing is known. */
export const displayName = ({ officialName, partPassName, partPassAlias }: PartnerDisplay): string =>
  officialName?.trim() || partPassName?.trim() || partPassAlias?.trim() || '';
