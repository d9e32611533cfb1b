import {
  answerSurvey,
  inviteToSurvey,
  openSurveys,
  type SurveyQuestion,
  survey,
  takeSurvey,
  winners,
} from '#calls/surveys.ts';
import { cleanTexts } from '#domain/content/clean-texts.ts';
import {
  answerSurvey as answer,
  type OpenedSurvey,
  openSurvey,
  optionsIn,
} from '#domain/surveys/answer-survey.ts';
import { invite, listSurveys, type SurveyPlace } from '#domain/surveys/invite.ts';
import { listWinners } from '#domain/surveys/list-winners.ts';
import type { Api } from './api-env.ts';
import { type TextOrNone, textsOf } from './content-language.ts';
import { registerCall } from './register-call.ts';

/** The calls of questionnaires: links, questions, answers and winners. */
export function registerSurveys(api: Api, { db }: { db: SurveyPlace['db'] }): void {
  registerLinks(api, db);
  registerAnswers(api, db);
  registerCall(api, winners, async (asked) => {
    const spoken = textsOf(asked.query, asked);
    if (!spoken.ok) return spoken;
    const { text } = spoken;
    const list = await listWinners(db, asked.site.market);
    const value = list.map(({ drawn_on: drawnOn, name, city, prize }) => ({
      drawnOn,
      name,
      city: text(city),
      prize: text(prize),
    }));
    return { ok: true, value };
  });
}

function registerLinks(api: Api, db: SurveyPlace['db']) {
  registerCall(api, openSurveys, async (asked) => {
    const spoken = textsOf(asked.query, asked);
    if (!spoken.ok) return spoken;
    const open = (await listSurveys({ db, ...asked })).filter((one) => one.is_open);
    return { ok: true, value: open.map(({ slug, title }) => ({ slug, title: spoken.text(title) })) };
  });
  registerCall(api, takeSurvey, async ({ body, ...asked }) => {
    const { now } = asked;
    const tokens = await invite({ db, ...asked }, { slug: body.slug, count: 1, now, onlyOpen: true });
    return tokens ? { ok: true, value: { token: tokens[0]! } } : { ok: false, reason: 'not-found' };
  });
  registerCall(api, inviteToSurvey, async ({ body, ...asked }) => {
    const { now } = asked;
    const tokens = await invite({ db, ...asked }, { ...body, now, onlyOpen: false });
    return tokens ? { ok: true, value: { tokens } } : { ok: false, reason: 'not-found' };
  });
}

function registerAnswers(api: Api, db: SurveyPlace['db']) {
  registerCall(api, survey, async (asked) => {
    const spoken = textsOf(asked.query, asked);
    if (!spoken.ok) return spoken;
    const opened = await openSurvey({ db, ...asked }, asked.query.token);
    if (!opened) return { ok: false, reason: 'not-found' };
    return { ok: true, value: surveyAnswer(opened, spoken.text) };
  });
  registerCall(api, answerSurvey, async ({ body, lang: locale, ...asked }) => {
    const { now } = asked;
    const answered = await answer({ db, ...asked }, { ...body, locale, now });
    if (answered.ok) return { ok: true, value: { isNew: true } };
    // A user who has pressed twice has been heard.
    if (answered.reason === 'answered') return { ok: true, value: { isNew: false } };
    if (answered.reason === 'faults')
      return { ok: false, reason: 'invalid-request', fields: answered.faults };
    return { ok: false, reason: 'not-found' };
  });
}

function surveyAnswer({ survey: row, questions, invitation, isOver }: OpenedSurvey, text: TextOrNone) {
  return {
    title: text(row.title),
    intro: text(cleanTexts(row.intro)),
    thanks: text(cleanTexts(row.thanks)),
    questions: questions.map((question) => ({
      id: question.id,
      kind: question.kind as SurveyQuestion['kind'], // the column allows no other
      title: text(question.title),
      options: optionsIn(text(question.options)),
      low: text(question.low),
      high: text(question.high),
      isRequired: question.is_required,
    })),
    isOver,
    said: invitation.answers as Record<string, string> | null, // as answerSurvey has stored them
  };
}
