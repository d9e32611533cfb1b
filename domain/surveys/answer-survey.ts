import type { Localised } from '#lib/localised.ts';
import { digestOf, isOver, type SurveyPlace } from './invite.ts';
import {
  findInvitation,
  readQuestions,
  readSurvey,
  type StoredInvitation,
  type StoredQuestion,
  type StoredSurvey,
  storeAnswers,
} from './survey-store.server.ts';

export type OpenedSurvey = {
  survey: StoredSurvey;
  questions: StoredQuestion[];
  invitation: StoredInvitation;
  isOver: boolean;
};

/** Answers by the number of the question: of a choice the place of the option, of a scale its degree, or words. */
export type Answers = Record<string, string>;

/** What a personal link leads to; undefined where it is nobody's. */
export async function openSurvey(
  { db, today }: SurveyPlace,
  token: string,
): Promise<OpenedSurvey | undefined> {
  const invitation = await findInvitation(db, digestOf(token));
  const survey = invitation && (await readSurvey(db, invitation.survey_slug));
  if (!survey) return undefined;
  return { survey, questions: await readQuestions(db, survey.id), invitation, isOver: isOver(survey, today) };
}

export const longestAnswer = 2_000;

type Fault = { field: string; reason: string; messageKey: string };
export type Answered =
  | { ok: true }
  | { ok: false; reason: 'no-invitation' | 'answered' | 'over' }
  | { ok: false; reason: 'faults'; faults: Fault[] };

type Saying = { token: string; answers: Answers; locale: string; now: Date };

/** Stores what somebody says by their link, once. */
export async function answerSurvey(
  place: SurveyPlace,
  { token, answers, locale, now }: Saying,
): Promise<Answered> {
  const opened = await openSurvey(place, token);
  if (!opened) return { ok: false, reason: 'no-invitation' };
  if (opened.invitation.answered_at) return { ok: false, reason: 'answered' };
  if (opened.isOver) return { ok: false, reason: 'over' };
  const said = opened.questions.map((question) => ({ question, value: (answers[question.id] ?? '').trim() }));
  const faults = said.flatMap(({ question, value }) => faultOf(question, value));
  if (faults.length > 0) return { ok: false, reason: 'faults', faults };
  const kept = Object.fromEntries(
    said.filter(({ value }) => value).map(({ question, value }) => [question.id, value]),
  );
  const isStored = await storeAnswers(place.db, opened.invitation.id, { at: now, locale, answers: kept });
  return isStored ? { ok: true } : { ok: false, reason: 'answered' };
}

function faultOf(question: StoredQuestion, value: string): Fault[] {
  const fault = (reason: string, messageKey: string) => [{ field: `${question.id}`, reason, messageKey }];
  if (value === '') {
    if (!question.is_required) return [];
    return fault('has to be answered', 'validations.requiredQuestion');
  }
  if (question.kind === 'text')
    return [...value].length > longestAnswer ? fault('is too long', 'validations.maxLength') : [];
  return isOffered(question, value) ? [] : fault('is no answer to this', 'validations.requiredQuestion');
}

function isOffered({ kind, options }: StoredQuestion, value: string): boolean {
  if (kind === 'scale') return /^[1-5]$/.test(value);
  return /^\d{1,3}$/.test(value) && Number(value) < optionsIn(options?.en).length;
}

/** The options of a choice in a language; one a line. */
export const optionsIn = (lines: Localised[string]): string[] => lines?.split('\n').filter(Boolean) ?? [];
