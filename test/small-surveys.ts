import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { RowOf } from '#domain/operator-data/tables.ts';
import { plainDate } from '#lib/plain-date.ts';
import { named } from './named.ts';

/** A questionnaire that anybody may answer, one by invitation alone, and one that is over. */
export const smallSurveys = (): {
  survey: RowOf<'survey'>[];
  survey_question: RowOf<'survey_question'>[];
  survey_winner: RowOf<'survey_winner'>[];
} => ({
  survey: [
    { id: 1, slug: 'journey', title: named('How was it?', 'Как прошло?'), is_open: true },
    { id: 2, slug: 'guests', title: named('For guests'), published_to: plainDate('2026-11-21') },
    { id: 3, slug: 'old', title: named('Old'), is_open: true, published_to: plainDate('2026-11-20') },
  ],
  survey_question: [
    {
      id: 1,
      survey_id: 1,
      position: 1,
      kind: 'choice' as const,
      title: named('With whom?', 'С кем?'),
      options: named('Alone\nAs two', 'Один\nВдвоём'),
    },
    { id: 2, survey_id: 1, position: 2, kind: 'scale', title: named('The room?'), low: named('bad') },
    { id: 3, survey_id: 1, position: 3, kind: 'text', title: named('And?'), is_required: false },
    { id: 4, survey_id: 2, position: 1, kind: 'scale', title: named('Again?') },
  ],
  survey_winner: [
    {
      id: 1,
      drawn_on: plainDate('2026-10-05'),
      name: 'Jan W.',
      city: named('Riga', 'Рига'),
      prize: named('A week', 'Неделя'),
    },
    {
      id: 2,
      drawn_on: plainDate('2026-11-02'),
      name: 'Olga K.',
      city: named('Riga', 'Рига'),
      prize: named('A week', 'Неделя'),
    },
  ],
});

/** Adds them to a database, and an invitation whose token is known: twenty-two times an A. */
export async function addSmallSurveys(db: Kysely<DB>): Promise<void> {
  const { survey, survey_question, survey_winner } = smallSurveys();
  await db.insertInto('survey').values(survey).execute();
  await db.insertInto('survey_question').values(survey_question).execute();
  await db.insertInto('survey_winner').values(survey_winner).execute();
  await db
    .insertInto('survey_invitation')
    .values({
      token_digest: createHash('sha256').update('A'.repeat(22)).digest('hex'),
      survey_slug: 'journey',
      site_id: 'survey-com',
      created_at: new Date('2026-11-01T00:00:00Z'),
    })
    .execute();
}
