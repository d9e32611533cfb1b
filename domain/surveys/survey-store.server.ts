import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '#db/schema.ts';

export type StoredQuestion = Selectable<DB['survey_question']>;
export type StoredSurvey = Selectable<DB['survey']>;
export type StoredInvitation = Selectable<DB['survey_invitation']>;

const inMarket = (market: string) =>
  sql<boolean>`(markets = '' or ${market} = any(string_to_array(markets, ',')))`;

/** The questionnaires of a market. */
export const readSurveys = (db: Kysely<DB>, market: string): Promise<StoredSurvey[]> =>
  db.selectFrom('survey').selectAll().where(inMarket(market)).orderBy('id').execute();

export const readSurvey = (db: Kysely<DB>, slug: string): Promise<StoredSurvey | undefined> =>
  db.selectFrom('survey').selectAll().where('slug', '=', slug).executeTakeFirst();

/** The questions of a questionnaire, in their order. */
export const readQuestions = (db: Kysely<DB>, surveyId: number): Promise<StoredQuestion[]> =>
  db
    .selectFrom('survey_question')
    .selectAll()
    .where('survey_id', '=', surveyId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Who has won in a market, the latest first. */
export const readWinners = (db: Kysely<DB>, market: string) =>
  db
    .selectFrom('survey_winner')
    .selectAll()
    .where(inMarket(market))
    .orderBy('drawn_on', 'desc')
    .orderBy('id')
    .execute();

type NewInvitation = { digest: string; slug: string; siteId: string; at: Date };

export async function insertInvitations(
  db: Kysely<DB>,
  invitations: readonly NewInvitation[],
): Promise<void> {
  const rows = invitations.map(({ digest, slug, siteId, at }) => ({
    token_digest: digest,
    survey_slug: slug,
    site_id: siteId,
    created_at: at,
  }));
  await db.insertInto('survey_invitation').values(rows).execute();
}

export const findInvitation = (db: Kysely<DB>, digest: string): Promise<StoredInvitation | undefined> =>
  db.selectFrom('survey_invitation').selectAll().where('token_digest', '=', digest).executeTakeFirst();

type Said = { at: Date; locale: string; answers: Record<string, string> };

/** Stores what was said by a link, once; false where it had been used. */
export async function storeAnswers(
  db: Kysely<DB>,
  id: number,
  { at, locale, answers }: Said,
): Promise<boolean> {
  const stored = await db
    .updateTable('survey_invitation')
    .set({ answered_at: at, locale, answers: JSON.stringify(answers) })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return stored.numUpdatedRows === 1n;
}
