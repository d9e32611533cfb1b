import type { OfferAnswer } from '#calls/offer-fields.ts';
import type { Translate } from '#texts/translator.ts';
import type { IconName } from '#web/ui/icon.tsx';

type Program = Pick<OfferAnswer, 'programTypeInc' | 'programTypeName'>;

/** [W]§9: a program with this number is not named. */
const unnamed = 1_552;

/** Programs with these numbers have no icon ([W]§9). */
const withoutIcon: readonly number[] = [1, 147];

const isStandard = ({ programTypeName }: Program) => /^standard$/i.test(programTypeName.trim());
const returnsElsewhere = ({ programTypeName }: Program) => programTypeName === 'RETURN TO DIFFERENT CITY';

/** The name of the program as travellers read it; undefined for the usual one ([W]§3.3). */
export function programName(program: Program, t: Translate): string | undefined {
  if (program.programTypeInc === unnamed || isStandard(program)) return undefined;
  return returnsElsewhere(program) ? t('cards.program.returnElsewhere') : program.programTypeName;
}

/** What is rendered for a program: the standard one has an icon of its own ([W]§3.3). */
export function programIcon(program: Program): IconName | undefined {
  if (withoutIcon.includes(program.programTypeInc)) return undefined;
  if (isStandard(program)) return 'check';
  return returnsElsewhere(program) ? 'compass' : 'tag';
}

/** The only tour type whose name is shown ([W]§9). */
const shownTourType = '13';

/** The name of the tour's type, where it is shown. */
export const tourTypeText = ({ tourType, tourTypeName }: Pick<OfferAnswer, 'tourType' | 'tourTypeName'>) =>
  tourType === shownTourType && tourTypeName !== '' ? tourTypeName : undefined;
