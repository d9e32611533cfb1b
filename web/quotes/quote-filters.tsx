import { Form } from 'react-router';
import { quoteFilterStates } from '#lib/quote-choices.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { useOnlineOnly } from '#web/parts/sending/use-online-only.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './quotes.module.css';
import { type QuotesSearch, quotesSearch } from './quotes-search.ts';

type Props = { asked: QuotesSearch; faults: readonly string[]; onInput: () => void };

/** What the list is narrowed by: a form of the address. */
export function QuoteFilters({ asked, faults, onInput }: Props) {
  const onlineOnly = useOnlineOnly();
  const t = useT();
  const path = useLocalPath()('/quotes');
  return (
    <Form
      action={path}
      role="search"
      aria-label={t('quotes.filters')}
      className={styles.quoteFilters}
      onSubmit={onlineOnly}
      onInput={onInput}
    >
      <div className={styles.quoteWords}>
        <Field label={t('quotes.search')} required="either">
          {(control) => (
            <TextInput {...control} type="search" name="text" maxLength={120} defaultValue={asked.text} />
          )}
        </Field>
        <Button type="submit" kind="soft">
          {t('quotes.show')}
        </Button>
        {quotesSearch(asked) && (
          <Link to={path} className={buttonClass()} onClick={onlineOnly}>
            {t('quotes.showAll')}
          </Link>
        )}
      </div>
      <details open={quotesSearch({ ...asked, text: '', page: 1 }) !== ''}>
        <summary>{t('quotes.filters')}</summary>
        <MoreFilters asked={asked} faults={faults} />
      </details>
    </Form>
  );
}

function MoreFilters({ asked, faults }: Omit<Props, 'onInput'>) {
  const t = useT();
  return (
    <div className={styles.quoteChoices}>
      <Field label={t('quotes.stateField')} required="either">
        {(control) => (
          <Select {...control} name="state" defaultValue={asked.state}>
            <option value="">{t('quotes.any')}</option>
            {quoteFilterStates.map((state) => (
              <option key={state} value={state}>
                {t(`quotes.state.${state}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(['madeFrom', 'madeTo'] as const).map((name) => (
        <Field
          key={name}
          label={t(`quotes.${name}`)}
          required="either"
          error={faults.includes(name) ? t('quotes.wrongDates') : undefined}
        >
          {(control) => <TextInput {...control} type="date" name={name} defaultValue={asked[name]} />}
        </Field>
      ))}
    </div>
  );
}
