import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { RefusedQuote } from './change-quote.ts';
import type { AgentQuote } from './load-quote.ts';
import styles from './quotes.module.css';

type Props = { quote: AgentQuote; refused: RefusedQuote | undefined };

/** Whether the client booked, and why; buttons of the form around it. */
export function QuoteOutcome({ quote, refused }: Props) {
  const t = useT();
  const format = useFormat();
  const { outcome, settledOn } = quote;
  return (
    <div className={styles.quoteCard}>
      <h2>{t('quotes.outcome.title')}</h2>
      {outcome && settledOn && (
        <p>{t(`quotes.outcome.${outcome}On`, { date: format.date(settledOn, 'dayYear') })}</p>
      )}
      <Field
        label={t('quotes.outcome.reason')}
        hint={t('quotes.outcome.reasonHint')}
        error={refused?.faults.includes('outcomeReason') ? t('quotes.tooLong') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            name="outcomeReason"
            maxLength={300}
            defaultValue={refused?.typed.outcomeReason ?? quote.outcomeReason}
          />
        )}
      </Field>
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
