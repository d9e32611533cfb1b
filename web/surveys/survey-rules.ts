import type { SurveyQuestion } from '#calls/surveys.ts';
import { maxLength } from '#lib/validation/lengths.ts';
import { requiredQuestion } from '#lib/validation/required.ts';
import type { FieldRules } from '#web/parts/form/field-rules.ts';

/** The field of a question. */
export const fieldOf = ({ id }: Pick<SurveyQuestion, 'id'>) => `Q${id}`;

const longestAnswer = 2_000;

/** What holds for the answers of a questionnaire. */
export const surveyRules = (questions: readonly SurveyQuestion[]): FieldRules =>
  Object.fromEntries(
    questions.map((question) => [
      fieldOf(question),
      { validators: [...(question.isRequired ? [requiredQuestion()] : []), maxLength(longestAnswer)] },
    ]),
  );
