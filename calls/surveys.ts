import { z } from 'zod';
import { defineCall } from './call.ts';
import { langField, wholeNumber } from './query-fields.ts';
import { anybody, ownPrograms } from './who-may-call.ts';

const slug = z.string().min(1).max(120);
const token = z.string().regex(/^[\w-]{22}$/, 'is not the token of a link');

/** Questionnaires that anybody may answer. */
export const openSurveys = defineCall({
  name: 'openSurveys',
  method: 'GET',
  base: 'b2c',
  path: '/surveys',
  summary: 'Questionnaires for which anybody may take a link of their own',
  source: '[S]§1, §2.4',
  mayCall: anybody,
  query: z.object(langField),
  answer: z.array(z.object({ slug: z.string(), title: z.string() })),
});

/** A personal link for anyone who asks. */
export const takeSurvey = defineCall({
  name: 'takeSurvey',
  method: 'POST',
  base: 'b2c',
  path: '/survey/link',
  summary: 'Makes a personal link to a questionnaire that is open to anybody',
  source: '[S]§1',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({ slug }),
  answer: z.object({ token: z.string() }),
});

/** Personal links that the operator sends to its travellers. */
export const inviteToSurvey = defineCall({
  name: 'inviteToSurvey',
  method: 'POST',
  base: 'b2c',
  path: '/survey/invitations',
  summary: 'Makes personal links to a questionnaire, one answer each; nobody can be told them again',
  source: '[S]§1',
  mayCall: ownPrograms,
  query: z.object({}),
  body: z.object({ slug, count: wholeNumber(1, 500) }),
  answer: z.object({ tokens: z.array(z.string()) }),
});

const question = z.object({
  id: z.int(),
  kind: z.enum(['choice', 'scale', 'text']),
  title: z.string(),
  options: z.array(z.string()).describe('of a choice; it is answered by the place of one, from 0'),
  low: z.string().describe('what 1 means on a scale'),
  high: z.string().describe('what 5 means on a scale'),
  isRequired: z.boolean(),
});
export type SurveyQuestion = z.output<typeof question>;

/** What a personal link leads to. */
export const survey = defineCall({
  name: 'survey',
  method: 'GET',
  base: 'b2c',
  path: '/survey',
  summary: 'A questionnaire by a personal link, with what was said; 404 where the link is nobody’s',
  source: '[S]§1, §2.4',
  mayCall: anybody,
  query: z.object({ ...langField, token }),
  answer: z.object({
    title: z.string(),
    intro: z.string().describe('HTML'),
    thanks: z.string().describe('HTML'),
    questions: z.array(question),
    isOver: z.boolean().describe('it cannot be answered any more'),
    said: z.record(z.string(), z.string()).nullable().describe('answers by the number of the question'),
  }),
});

/** Says what somebody thinks, once for each link. */
export const answerSurvey = defineCall({
  name: 'answerSurvey',
  method: 'POST',
  base: 'b2c',
  path: '/survey/answer',
  summary: 'Answers a questionnaire by a personal link, which can be done once',
  source: '[S]§1',
  mayCall: anybody,
  query: z.object({}),
  body: z.object({
    token,
    answers: z
      .string()
      .max(50_000, 'is longer than 50000 characters')
      .transform((text, context) => {
        const read = answersRead.safeParse(parsed(text));
        if (read.success) return read.data;
        context.addIssue({ code: 'custom', message: 'is no JSON of texts by numbers of questions' });
        return z.NEVER;
      })
      .describe('JSON: {"1":"0","2":"5","3":"The sea"}'),
  }),
  answer: z.object({ isNew: z.boolean().describe('false: the link had been used') }),
});

const answersRead = z.record(z.string().regex(/^\d{1,10}$/), z.string());

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // refused by the schema
  }
}

/** Who has won in the draws. */
export const winners = defineCall({
  name: 'winners',
  method: 'GET',
  base: 'b2c',
  path: '/winners',
  summary: 'Winners of the draws among complete answers, the latest first',
  source: '[S]§2.1, §2.4',
  mayCall: anybody,
  query: z.object(langField),
  answer: z.array(z.object({ drawnOn: z.iso.date(), name: z.string(), city: z.string(), prize: z.string() })),
});
