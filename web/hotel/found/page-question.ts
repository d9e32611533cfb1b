import type { ExcursionData } from '#web/hotel/excursion-tour/excursion-loader.ts';
import { writeExcursionQuestion } from '#web/hotel/excursion-tour/excursion-question.ts';
import type { DetailData, Opened } from '#web/hotel/hotel-loader.ts';
import { questionOf } from '#web/hotel/print/question-of.ts';
import type { VoyageData } from '#web/hotel/voyage/voyage-loader.ts';
import { said } from '#web/search/query/query-values.ts';
import { writeTrip } from '#web/search/query/trip.ts';

/** What the page of a hotel asks for and has open, as the address of its picture says it. */
export const hotelQuestion = (page: DetailData): string => withOffer(questionOf(page), page.opened);

export function excursionQuestion({ question, opened }: Pick<ExcursionData, 'question' | 'opened'>): string {
  const { doW: DOW, ...asked } = writeExcursionQuestion(question);
  return withOffer(`${new URLSearchParams(said({ ...asked, DOW }))}`, opened);
}

export const voyageQuestion = ({ trip }: Pick<VoyageData, 'trip'>): string =>
  `${new URLSearchParams(said(writeTrip(trip)))}`;

/** An offer that is gone has no price to show. */
const withOffer = (question: string, opened: Opened | undefined) =>
  opened?.row ? `${question}&${new URLSearchParams({ offer: opened.claim })}` : question;
