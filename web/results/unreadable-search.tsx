import { parsePlainDate } from '#lib/plain-date.ts';
import type { MessageKey } from '#texts/message-key.ts';
import type { Translate } from '#texts/translator.ts';
import { useT } from '#web/context/i18n-context.tsx';
import type { QueryProblem } from '#web/search/query/query-values.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './results.module.css';

type Props = { problems: QueryProblem[]; typed: Record<string, string> };

/** Names every field that could not be read, with what stood there, ready to be put right. */
export default function UnreadableSearch({ problems, typed }: Props) {
  const t = useT();
  const wrong = new Map(problems.map((problem) => [problem.field, problem]));
  const kept = Object.entries(typed).filter(([name]) => !wrong.has(name));
  return (
    <div className={styles.searchMessage}>
      <title>{t('results.error.invalid')}</title>
      <h1>{t('results.error.invalid')}</h1>
      <Notice tone="error">
        <ul>
          {[...wrong.values()].map((problem) => (
            <li key={problem.field}>
              <b>{t(fieldKey(problem.field))}:</b> {problemText(problem, t)}
            </li>
          ))}
        </ul>
      </Notice>
      <form method="get" className={styles.searchMessageForm}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {[...wrong.values()].map((problem) => (
          <Field
            key={problem.field}
            label={t(fieldKey(problem.field))}
            error={problemText(problem, t)}
            required
          >
            {(control) => <TextInput {...control} name={problem.field} {...typedValue(problem)} />}
          </Field>
        ))}
        <Button type="submit" kind="go">
          {t('shell.action.retry')}
        </Button>
      </form>
    </div>
  );
}

/** A day that can be read is a day to choose; whatever else was typed stays as it is. */
function typedValue({ field, typed }: QueryProblem) {
  const day = field.startsWith('CHECKIN_') ? parsePlainDate(typed) : undefined;
  return day ? { type: 'date', defaultValue: day } : { defaultValue: typed };
}

const fieldKeys: Record<string, MessageKey> = {
  TOWNFROM: 'wizard.townFrom.title',
  STATEFROM: 'wizard.townFrom.title',
  STATEINC: 'wizard.country.title',
  TOWNTO: 'results.filters.town',
  CHECKIN_BEG: 'wizard.dates.from',
  CHECKIN_END: 'wizard.dates.to',
  NIGHTMIN: 'wizard.nights.from',
  NIGHTMAX: 'wizard.nights.to',
  ADULT: 'wizard.people.adults',
  CHILD: 'wizard.people.children',
  AGES: 'results.field.ages',
  STARLIST: 'results.filters.stars',
  MEALLIST: 'results.filters.meals',
  REGIONTO: 'results.filters.region',
  HOTELATTR: 'results.filters.attributes',
  SORT_TYPE: 'results.sort.label',
  PRICE_PAGE: 'results.paging.label',
};

const fieldKey = (field: string): MessageKey => fieldKeys[field] ?? 'results.filters.title';

function problemText({ kind, min, max }: QueryProblem, t: Translate): string {
  switch (kind) {
    case 'required':
      return t('results.problem.required');
    case 'date':
      return t('results.problem.date');
    case 'number':
      return t('results.problem.number');
    case 'range':
      return t('results.problem.range', { min: min ?? 0, max: max ?? 0 });
    case 'ages':
      return t('results.problem.ages');
    case 'days':
      return t('wizard.dates.limit', { count: max ?? 0 });
  }
}
