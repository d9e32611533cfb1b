import type { SurveyQuestion } from '#calls/surveys.ts';
import { useT } from '#web/context/i18n-context.tsx';
import type { FieldView } from '#web/parts/form/use-form.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError, RequiredStar } from '#web/ui/field.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './surveys.module.css';
import '#web/ui/form.css';

type QuestionFieldProps = { question: SurveyQuestion; field: FieldView };

const degrees = ['1', '2', '3', '4', '5'];

/** A question that is answered by one of several: options, or the degrees of a scale. */
export function QuestionField({ question, field }: QuestionFieldProps) {
  const { id, name, defaultValue, isRequired, error } = field;
  const { optional } = useUiLanguage();
  const options = question.kind === 'scale' ? degrees : question.options;
  const isScale = question.kind === 'scale';
  return (
    <div
      id={id}
      tabIndex={-1}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={styles.question}
      aria-required={isRequired}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p className="field__label" id={`${id}-label`}>
        {question.title}
        {isRequired && <RequiredStar />}
        {!isRequired && <span className="muted"> ({optional})</span>}
      </p>
      <div className={isScale ? styles.scale : styles.choice}>
        {options.map((option, place) => (
          <Checkbox
            key={option}
            type="radio"
            name={name}
            value={isScale ? option : place}
            defaultChecked={defaultValue === (isScale ? option : `${place}`)}
          >
            {isScale ? <Degree degree={option} question={question} /> : option}
          </Checkbox>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** A number, and at the ends what it means. */
function Degree({ degree, question: { low, high } }: { degree: string; question: SurveyQuestion }) {
  const t = useT();
  const meaning = degree === '1' ? low : degree === '5' ? high : '';
  return (
    <>
      <span className="num" aria-hidden="true">
        {degree}
      </span>
      <span className="sr">{t('survey.degree', { value: degree })}</span>
      {meaning && <span className="small muted">{meaning}</span>}
    </>
  );
}
