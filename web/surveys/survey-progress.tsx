import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import type { FieldTexts } from '#web/parts/form/field-rules.ts';
import { textsIn } from '#web/parts/form/form-texts.ts';
import styles from './surveys.module.css';

type SurveyProgressProps = {
  names: readonly string[];
  /** What the server shows again. */
  typed: FieldTexts;
};

const answeredIn = (texts: FieldTexts, names: readonly string[]) =>
  names.filter((name) => texts[name]?.trim()).length;

/** How many questions are answered; counted anew whenever something of the form changes. */
export function SurveyProgress({ names, typed }: SurveyProgressProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(() => answeredIn(typed, names));
  const list = names.join();
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const all = list.split(',');
    const count = () => setDone(answeredIn(textsIn(form, all), all));
    count();
    form.addEventListener('input', count);
    return () => form.removeEventListener('input', count);
  }, [list]);
  const words = t('survey.progress', { done: `${done}`, count: `${names.length}` });
  return (
    <div ref={place} className={styles.surveyProgress}>
      <progress max={names.length} value={done} aria-label={words} />
      <span className="small num">{words}</span>
    </div>
  );
}
