import type { OfferAnswer } from '#calls/offer-fields.ts';
import type { Translate } from '#texts/translator.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { programIcon, programName } from './offer-program.ts';

/** How a tour is sold, or a word that it is chosen by: the picture, its words, and where more is said ([W]§3.4). */
export type TourIcon = {
  image: IconName | undefined;
  name: string;
  textTooltip: string;
  /** Empty where the operator gives none. */
  link: string;
  linkTooltip: string;
  programTypeInc: number;
};

type Tour = Pick<OfferAnswer, 'programTypeInc' | 'programTypeName' | 'programTypeUrl' | 'ufilterObj'>;

/** The program first, where there is a name or a picture of it, then the words of the tour. */
export function tourIcons(tour: Tour, t: Translate): TourIcon[] {
  const name = programName(tour, t) ?? '';
  const image = programIcon(tour);
  const program = { image, name, note: name || tour.programTypeName, url: tour.programTypeUrl };
  const words = tour.ufilterObj.map((word) => ({ ...word, image: undefined }));
  return [...(name || image ? [program] : []), ...words].map((each) => ({
    image: each.image,
    name: each.name,
    textTooltip: each.note,
    link: each.url,
    linkTooltip: each.url && t('cards.moreAbout', { name: each.name || each.note }),
    programTypeInc: tour.programTypeInc,
  }));
}
