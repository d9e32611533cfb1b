import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { TextField } from '#web/parts/form/text-field.tsx';
import type { FieldView } from '#web/parts/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import type { AgentQuote } from './load-quote.ts';
import styles from './quotes.module.css';

type Props = { quote: AgentQuote; field: FieldView };

/** Whether the client booked, and why; buttons of the form around it. */
export function QuoteOutcome({ quote, field }: Props) {
  const t = useT();
  const format = useFormat();
  const { outcome, settledOn } = quote;
  return (
    <div className={styles.quoteCard}>
      <h2>{t('quotes.outcome.title')}</h2>
      {outcome && settledOn && (
        <p>{t(`quotes.outcome.${outcome}On`, { date: format.date(settledOn, 'dayYear') })}</p>
      )}
      <TextField
        field={field}
        label={t('quotes.outcome.reason')}
        hint={t('quotes.outcome.reasonHint')}
        maxLength={300}
      />
      <p className={styles.quoteButtons}>
        {(['won', 'lost'] as const)
          .filter((each) => each !== outcome)
          .map((each) => (
            <Button key={each} type="submit" size="s" name="deed" value={each}>
              {t(`quotes.outcome.${each}`)}
            </Button>
          ))}
        {outcome && (
          <Button type="submit" size="s" name="deed" value="open">
            {t('quotes.outcome.open')}
          </Button>
        )}
      </p>
    </div>
  );
}
