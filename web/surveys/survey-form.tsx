import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { type FormOutcome, refusalIn } from '#web/parts/form/form-refusal.ts';
import { LetterForm } from '#web/parts/form/letter-form.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import type { LoadedSurvey } from './load-survey.ts';
import { QuestionField } from './question-field.tsx';
import { SurveyProgress } from './survey-progress.tsx';
import { fieldOf, surveyRules } from './survey-rules.ts';

type SurveyFormProps = {
  survey: LoadedSurvey;
  token: string;
  action: string;
  outcome: FormOutcome | undefined;
};

/** A link is its own key: nothing has to be opened before. */
const opened = { requestKey: '', pass: '', opensAfterSeconds: 0 };

/** The questions, each in the way that it is answered, and how many are. */
export function SurveyForm({ survey: { questions }, token, action, outcome }: SurveyFormProps) {
  const t = useT();
  return (
    <LetterForm
      action={action}
      outcome={outcome}
      opened={opened}
      keptAs={`survey:${token}`}
      rules={surveyRules(questions)}
      labels={Object.fromEntries(questions.map((question) => [fieldOf(question), question.title]))}
      submit={t('survey.send')}
      sent={() => <ShowSaid />}
    >
      {(field) => (
        <>
          <SurveyProgress names={questions.map(fieldOf)} typed={refusalIn(outcome)?.typed ?? {}} />
          {questions.map((question) =>
            question.kind === 'text' ? (
              <TextField key={question.id} field={field(fieldOf(question))} label={question.title} rows={3} />
            ) : (
              <QuestionField key={question.id} question={question} field={field(fieldOf(question))} />
            ),
          )}
          <p className="small muted">{t('survey.once')}</p>
        </>
      )}
    </LetterForm>
  );
}

/** Asks the page again: it now has what was said. */
function ShowSaid() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return null;
}
