import { data } from 'react-router';
import type { Client } from '#calls/client.ts';
import { answerSurvey, type SurveyQuestion } from '#calls/surveys.ts';
import { faultsOf, rawValues } from '#web/parts/form/field-rules.ts';
import { type LetterOutcome, letterOutcome, readLetter } from '#web/parts/form/letter-outcome.ts';
import { fieldOf, surveyRules } from './survey-rules.ts';

type Asked = { token: string; questions: readonly SurveyQuestion[]; client: Client };

/** Checks what was answered, and sends it through the call. */
export async function sendAnswers(form: FormData, { token, questions, client }: Asked) {
  const rules = surveyRules(questions);
  const typed = readLetter(form, Object.keys(rules));
  const faults = faultsOf(rules, typed);
  if (Object.keys(faults).length > 0)
    return data<LetterOutcome>({ status: 'invalid', faults, typed }, { status: 400 });
  const values: Record<string, string> = rawValues(rules, typed);
  const answers = Object.fromEntries(questions.map((one) => [one.id, values[fieldOf(one)] ?? '']));
  const sent = await client.call(answerSurvey, {}, { token, answers: JSON.stringify(answers) });
  const fields = Object.fromEntries(questions.map((one) => [`${one.id}`, fieldOf(one)]));
  return data(...letterOutcome(sent.ok ? { ok: true, value: { number: 0 } } : sent, typed, fields));
}
