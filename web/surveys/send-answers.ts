import type { Client } from '#calls/client.ts';
import { answerSurvey, type SurveyQuestion } from '#calls/surveys.ts';
import { formAnswer } from '#web/parts/form/form-answer.ts';
import { refuse } from '#web/parts/form/form-refusal.ts';
import { parseForm } from '#web/parts/form/parse-form.ts';
import { fieldOf, surveyRules } from './survey-rules.ts';

type Asked = { token: string; questions: readonly SurveyQuestion[]; client: Client };

/** Checks what was answered, and sends it through the call. */
export async function sendAnswers(request: Request, { token, questions, client }: Asked) {
  const parsed = await parseForm(request, surveyRules(questions));
  if (!parsed.ok) return refuse(parsed.refusal);
  const answers = Object.fromEntries(questions.map((one) => [one.id, parsed.value[fieldOf(one)] ?? '']));
  const sent = await client.call(answerSurvey, {}, { token, answers: JSON.stringify(answers) });
  const fields = Object.fromEntries(questions.map((one) => [`${one.id}`, fieldOf(one)]));
  return formAnswer(sent.ok ? { ok: true, value: { number: 0 } } : sent, parsed.typed, fields);
}
