import type { SurveyQuestion } from '#calls/surveys.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { RichText } from '#web/parts/rich-text/rich-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { LoadedSurvey } from './load-survey.ts';
import styles from './surveys.module.css';

type Props = { survey: LoadedSurvey; said: NonNullable<LoadedSurvey['said']> };

/** Thanks, and every question with what was said to it. */
export function SaidAnswers({ survey, said }: Props) {
  const t = useT();
  return (
    <>
      <Notice tone="done" title={t('survey.thanks')}>
        {survey.thanks && <RichText html={survey.thanks} />}
      </Notice>
      <h2>{t('survey.said')}</h2>
      <dl className={styles.said}>
        {survey.questions.map((question) => (
          <div key={question.id}>
            <dt>{question.title}</dt>
            <dd>
              <Said question={question} value={said[question.id]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Said({ question, value }: { question: SurveyQuestion; value: string | undefined }) {
  const t = useT();
  if (!value) return <span className="muted">{t('survey.unsaid')}</span>;
  if (question.kind === 'scale') return t('survey.degree', { value });
  return question.kind === 'choice' ? question.options[Number(value)] : value;
}
