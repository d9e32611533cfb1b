import type { PlainDate } from '#lib/plain-date.ts';
import type { ContentMoment } from './live-content.ts';
import { type ContentSite, isShownOn } from './shown-on.ts';

export type Advertisement = ContentMoment['advertisements'][number];

/** Who is looking, where and when. */
export type AdvertisementQuestion = {
  type: string;
  site: ContentSite;
  today: PlainDate;
  townFrom?: number | undefined;
  /** The destination that is chosen. */
  stateId?: number | undefined;
  isFta?: boolean;
  isLoyal?: boolean;
  /** Only this one. */
  id?: number | undefined;
  /** Only those that lead somewhere. */
  isLinked?: boolean;
  /** A slide on trial, which is shown first whatever its dates. */
  trialId?: number | undefined;
};

/** The type of slides on trial. */
const trialType = 'slidertest';

/** The advertisements that a visitor sees, in their order. */
export function findAdvertisements(
  { advertisements }: Pick<ContentMoment, 'advertisements'>,
  question: AdvertisementQuestion,
): Advertisement[] {
  const { id, trialId } = question;
  const active = advertisements.filter((one) => one.is_active);
  const trial = active.filter((one) => one.type === trialType && one.id === trialId);
  const shown = active.filter(
    (one) =>
      one.type === question.type &&
      (id === undefined || one.id === id) &&
      isShownOn(one, question.site) &&
      (!question.isLinked || one.link !== '') &&
      isPublished(one, question.today) &&
      isMeantFor(one, question),
  );
  return [...trial, ...shown.filter((one) => !trial.includes(one))];
}

const isPublished = ({ published_from: from, published_to: to }: Advertisement, today: PlainDate) =>
  (from === null || from <= today) && (to === null || today <= to);

function isMeantFor(
  { states, states_except: except, departure_towns: towns, is_fta, is_loyal }: Advertisement,
  { townFrom, stateId, isFta = false, isLoyal = false }: AdvertisementQuestion,
) {
  if ((is_fta && !isFta) || (is_loyal && !isLoyal)) return false;
  if (towns && !(townFrom !== undefined && numbersOf(towns).includes(townFrom))) return false;
  if (states && !(stateId !== undefined && numbersOf(states).includes(stateId))) return false;
  return !(stateId !== undefined && numbersOf(except).includes(stateId));
}

/** Numbers of a list with commas. */
export const numbersOf = (list: string): number[] => (list ? list.split(',').map(Number) : []);
