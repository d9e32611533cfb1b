import type { PartnerAnswer } from '#calls/partners.ts';
import { cleanDescription } from '#domain/offices/clean-description.ts';
import type { StoredOffice } from '#domain/offices/find-offices.ts';
import type { TextOrNone } from './content-language.ts';

/** What an office tells of itself: its texts, without what could harm who reads them, pictures and papers. */
export const officeDescription = (
  { pictures, files, description, achievements }: StoredOffice,
  text: TextOrNone,
): PartnerAnswer['partnerDescription'] => ({
  partnerGalleries: pictures,
  partnerFiles: files.map(({ type, title, url }) => ({ type, title: text(title), url })),
  partnerDescriptionContents: {
    description: cleanDescription(text(description)),
    summary: cleanDescription(text(achievements)),
  },
});
