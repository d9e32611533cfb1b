import type { PartnerAnswer } from '#calls/partners.ts';
import { cleanDescription } from '#domain/offices/clean-description.ts';
import type { StoredOffice } from '#domain/offices/find-offices.ts';

/** What an office tells of itself: its texts, without what could harm who reads them, pictures and papers. */
export const officeDescription = ({
  pictures,
  files,
  description,
  achievements,
}: StoredOffice): PartnerAnswer['partnerDescription'] => ({
  partnerGalleries: pictures,
  partnerFiles: files,
  partnerDescriptionContents: {
    description: cleanDescription(description),
    summary: cleanDescription(achievements),
  },
});
