import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import type { Site } from '#sites/site.ts';
import { insertInvitations, readSurveys, type StoredSurvey } from './survey-store.server.ts';

export type SurveyPlace = { db: Kysely<DB>; site: Pick<Site, 'id' | 'market'>; today: PlainDate };

/** 128 bits: nobody finds a link by trying. */
const tokenBytes = 16;

/** What a token is recognised by; the token itself is not kept. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isOver = (
  { published_to: last }: Pick<StoredSurvey, 'published_to'>,
  today: PlainDate,
): boolean => last !== null && last < today;

/** The questionnaires of a market that can still be answered. */
export async function listSurveys({ db, site, today }: SurveyPlace): Promise<StoredSurvey[]> {
  const all = await readSurveys(db, site.market);
  return all.filter((survey) => !isOver(survey, today));
}

type Asked = { slug: string; count: number; now: Date; onlyOpen: boolean };

/** Makes personal links to a questionnaire; undefined where there is none that can be answered. */
export async function invite(place: SurveyPlace, asked: Asked): Promise<string[] | undefined> {
  const { slug, count, now, onlyOpen } = asked;
  const survey = (await listSurveys(place)).find((one) => one.slug === slug && (one.is_open || !onlyOpen));
  if (!survey) return undefined;
  const tokens = Array.from({ length: count }, () => randomBytes(tokenBytes).toString('base64url'));
  const siteId = place.site.id;
  await insertInvitations(
    place.db,
    tokens.map((token) => ({ digest: digestOf(token), slug, siteId, at: now })),
  );
  return tokens;
}
