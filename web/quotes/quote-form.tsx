import { mostQuoted } from '#lib/most-quoted.ts';
import { currenciesOf } from '#sites/chosen-currency.ts';
import { localesOf } from '#sites/locale.ts';
import { localeNames } from '#sites/locales.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { type FieldTexts, rowField } from '#web/parts/form/field-rules.ts';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { TextField } from '#web/parts/form/text-field.tsx';
import type { FieldView } from '#web/parts/form/use-form.ts';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { AgentQuote } from './load-quote.ts';
import { QuoteLink } from './quote-link.tsx';
import { QuoteOffer } from './quote-offer.tsx';
import { QuoteOutcome } from './quote-outcome.tsx';
import { quoteRules } from './quote-rules.ts';
import styles from './quotes.module.css';

type Props = { quote: AgentQuote; refusal: FormRefusal | undefined };

/** All that the agent can say and do: one form, each button of which saves what was typed first. */
export function QuoteForm({ quote, refusal }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const { offers } = quote;
  const { title, client, words, quoteLang, validUntil, outcomeReason } = quote;
  const { ref, field } = useNativeForm({
    rules: quoteRules,
    refusal,
    known: {
      title,
      client,
      words,
      quoteLang,
      validUntil,
      outcomeReason,
      secondCurrency: quote.secondCurrency ?? '',
      bookClient: `${quote.bookClient ?? 0}`,
    },
  });
  return (
    <form ref={ref} method="post" action={toLocal(`/quotes/${quote.inc}`)} className={styles.quoteForm}>
      <div className={styles.quoteCard}>
        <Details quote={quote} field={field} />
        <Button type="submit" kind={quote.isSent ? 'soft' : 'line'} name="deed" value="save">
          {t('quotes.save')}
        </Button>
      </div>
      <QuoteLink quote={quote} />
      <QuoteOutcome quote={quote} field={field('outcomeReason')} />
      <h2>{t('quotes.count.offers', { count: offers.length })}</h2>
      <ol className={styles.quoteOffers}>
        {offers.map((offer, at) => (
          <QuoteOffer
            key={offer.inc}
            offer={offer}
            quote={quote}
            typed={refusal && wordsTyped(refusal.typed, offer.inc)}
            place={at}
          />
        ))}
      </ol>
      <p className={styles.quoteEnd}>
        <Button type="submit" size="s" name="deed" value="duplicate">
          {t('quotes.duplicate')}
        </Button>
        <span className={styles.quoteButtons}>
          <span className="small muted">{t('quotes.deleteHint')}</span>
          <Button type="submit" size="s" name="deed" value="delete">
            {t('quotes.delete')}
          </Button>
        </span>
      </p>
    </form>
  );
}

/** What was typed about an offer, which may stand in another row by now. */
function wordsTyped(typed: FieldTexts, inc: number): string | undefined {
  const row = Array.from({ length: mostQuoted }, (_, at) => at).find(
    (at) => typed[rowField('offers', at, 'inc')] === `${inc}`,
  );
  return row === undefined ? undefined : typed[rowField('offers', row, 'words')];
}

type DetailsProps = { quote: AgentQuote; field: (name: string) => FieldView };

function Details({ quote, field }: DetailsProps) {
  const t = useT();
  const { site } = useVisit();
  const [book, lang, second] = [field('bookClient'), field('quoteLang'), field('secondCurrency')];
  return (
    <div className={styles.quoteFields}>
      <TextField
        field={field('title')}
        label={t('quotes.field.title')}
        hint={t('quotes.field.titleHint')}
        maxLength={120}
      />
      <TextField
        field={field('client')}
        label={t('quotes.field.client')}
        hint={t('quotes.field.clientHint')}
        maxLength={120}
      />
      <input type="hidden" name="bookClientWas" value={quote.bookClient ?? 0} />
      {quote.book.length > 0 && (
        <Field
          id={book.id}
          label={t('quotes.field.book')}
          hint={t('quotes.field.bookHint')}
          required="either"
        >
          {(control) => (
            <Select {...control} name={book.name} defaultValue={book.defaultValue}>
              <option value="0">{t('quotes.field.noBook')}</option>
              {quote.book.map(({ inc, name }) => (
                <option key={inc} value={inc}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field id={lang.id} label={t('quotes.field.lang')} required="either">
        {(control) => (
          <Select {...control} name={lang.name} defaultValue={lang.defaultValue}>
            {localesOf(site).map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {localeNames[locale]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        field={field('validUntil')}
        label={t('quotes.field.validUntil')}
        hint={t('quotes.field.validUntilHint')}
        type="date"
        required
      />
      <Field
        id={second.id}
        label={t('quotes.field.second')}
        hint={t('quotes.field.secondHint', { currency: quote.currency })}
        required="either"
      >
        {(control) => (
          <Select {...control} name={second.name} defaultValue={second.defaultValue}>
            <option value="">{t('quotes.field.noSecond')}</option>
            {[...new Set([...currenciesOf(site), ...(second.defaultValue ? [second.defaultValue] : [])])]
              .filter((currency) => currency !== quote.currency)
              .map((currency) => (
                <option key={currency} value={currency}>
                  {currency}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <div className={styles.quoteWide}>
        <TextField field={field('words')} label={t('quotes.field.words')} rows={4} maxLength={3000} />
      </div>
    </div>
  );
}
