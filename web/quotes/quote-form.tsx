import { currenciesOf } from '#sites/chosen-currency.ts';
import { localesOf } from '#sites/locale.ts';
import { localeNames } from '#sites/locales.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { RefusedQuote } from './change-quote.ts';
import type { AgentQuote } from './load-quote.ts';
import { QuoteLink } from './quote-link.tsx';
import { QuoteOffer } from './quote-offer.tsx';
import { QuoteOutcome } from './quote-outcome.tsx';
import styles from './quotes.module.css';

type Props = { quote: AgentQuote; refused: RefusedQuote | undefined };

/** All that the agent can say and do: one form, each button of which saves what was typed first. */
export function QuoteForm({ quote, refused }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const { offers } = quote;
  return (
    <form method="post" action={toLocal(`/quotes/${quote.inc}`)} className={styles.quoteForm}>
      <div className={styles.quoteCard}>
        <Details quote={quote} refused={refused} />
        <Button type="submit" kind={quote.isSent ? 'soft' : 'line'} name="deed" value="save">
          {t('quotes.save')}
        </Button>
      </div>
      <QuoteLink quote={quote} />
      <QuoteOutcome quote={quote} refused={refused} />
      <h2>{t('quotes.count.offers', { count: offers.length })}</h2>
      <ol className={styles.quoteOffers}>
        {offers.map((offer, at) => (
          <QuoteOffer
            key={offer.inc}
            offer={offer}
            quote={quote}
            typed={refused?.typed[`words-${offer.inc}`]}
            isFirst={at === 0}
            isLast={at === offers.length - 1}
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

function Details({ quote, refused }: Props) {
  const t = useT();
  const { site } = useVisit();
  const text = (name: 'title' | 'client' | 'words' | 'quoteLang') => refused?.typed[name] ?? quote[name];
  const error = (name: string) => (refused?.faults.includes(name) ? t('quotes.tooLong') : undefined);
  const second = refused?.typed.secondCurrency ?? quote.secondCurrency ?? '';
  return (
    <div className={styles.quoteFields}>
      <Field label={t('quotes.field.title')} hint={t('quotes.field.titleHint')} error={error('title')}>
        {(control) => <TextInput {...control} name="title" maxLength={120} defaultValue={text('title')} />}
      </Field>
      <Field label={t('quotes.field.client')} hint={t('quotes.field.clientHint')} error={error('client')}>
        {(control) => <TextInput {...control} name="client" maxLength={120} defaultValue={text('client')} />}
      </Field>
      <input type="hidden" name="bookClientWas" value={quote.bookClient ?? 0} />
      {quote.book.length > 0 && (
        <Field label={t('quotes.field.book')} hint={t('quotes.field.bookHint')} required="either">
          {(control) => (
            <Select
              {...control}
              name="bookClient"
              defaultValue={refused?.typed.bookClient ?? `${quote.bookClient ?? 0}`}
            >
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
      <Field label={t('quotes.field.lang')} required="either">
        {(control) => (
          <Select {...control} name="quoteLang" defaultValue={text('quoteLang')}>
            {localesOf(site).map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {localeNames[locale]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('quotes.field.validUntil')}
        hint={t('quotes.field.validUntilHint')}
        error={refused?.faults.includes('validUntil') ? t('quotes.validFault') : undefined}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="validUntil"
            required
            defaultValue={refused?.typed.validUntil ?? quote.validUntil}
          />
        )}
      </Field>
      <Field
        label={t('quotes.field.second')}
        hint={t('quotes.field.secondHint', { currency: quote.currency })}
        required="either"
      >
        {(control) => (
          <Select {...control} name="secondCurrency" defaultValue={second}>
            <option value="">{t('quotes.field.noSecond')}</option>
            {[...new Set([...currenciesOf(site), ...(second ? [second] : [])])]
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
        <Field label={t('quotes.field.words')} error={error('words')}>
          {(control) => (
            <TextArea {...control} name="words" rows={4} maxLength={3000} defaultValue={text('words')} />
          )}
        </Field>
      </div>
    </div>
  );
}
