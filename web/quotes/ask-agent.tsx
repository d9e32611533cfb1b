import type { OpenedForm } from '#calls/feedback.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { Agreement } from '#web/parts/form/agreement.tsx';
import type { FormOutcome } from '#web/parts/form/form-refusal.ts';
import { LetterForm } from '#web/parts/form/letter-form.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import type { FieldView } from '#web/parts/form/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './client-quote.module.css';
import type { LoadedQuote } from './load-client-quote.ts';
import { type QuestionField, questionRules } from './question-rules.ts';

type Props = {
  quote: LoadedQuote;
  opened: OpenedForm;
  /** Of the page. */
  path: string;
  /** The offer that the address asks about. */
  about: string;
  outcome: FormOutcome | undefined;
};

/** What the client asks the agent, about one offer or all of them; and what they have asked before. */
export function AskAgent({ quote, opened, path, about, outcome }: Props) {
  const t = useT();
  const { site } = useVisit();
  const labels: Record<QuestionField, string> = {
    QUOTE_OFFER: t('quote.field.offer'),
    QUOTE_WORDS: t('quote.field.words'),
    QUOTE_CONTACT: t('quote.field.contact'),
    FIELD_AGREE: t('form.agreeShort'),
  };
  return (
    <section id="ask" className={styles.askAgent} aria-labelledby="ask-title">
      <h2 id="ask-title">{t('quote.askTitle', { manager: quote.manager.name })}</h2>
      <Asked quote={quote} />
      <LetterForm
        rules={questionRules(site)}
        labels={labels}
        action={`${path}/question`}
        opened={opened}
        keptAs={`quote ${path}`}
        outcome={outcome}
        submit={t('quote.send')}
        sent={() => (
          <Notice tone="done" title={t('quote.sent')}>
            <p>{t('quote.sentLead', { manager: quote.manager.name })}</p>
          </Notice>
        )}
      >
        {(field) => (
          <>
            <OfferSelect
              field={field('QUOTE_OFFER')}
              quote={quote}
              about={about}
              label={labels.QUOTE_OFFER}
            />
            <TextField field={field('QUOTE_WORDS')} label={labels.QUOTE_WORDS} rows={4} />
            <TextField field={field('QUOTE_CONTACT')} label={labels.QUOTE_CONTACT} autoComplete="email" />
            <Agreement field={field('FIELD_AGREE')} />
          </>
        )}
      </LetterForm>
    </section>
  );
}

type SelectProps = { field: FieldView; quote: LoadedQuote; about: string; label: string };

function OfferSelect({ field, quote, about, label }: SelectProps) {
  const t = useT();
  const { id, name, defaultValue } = field;
  return (
    <Field id={id} label={label} required="either">
      {(control) => (
        <Select {...control} name={name} defaultValue={defaultValue || about} key={about}>
          <option value="">{t('quote.field.all')}</option>
          {quote.offers.map(({ inc, what }, at) => (
            <option key={inc} value={inc}>
              {`${at + 1}. ${what.hotelName}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Asked({ quote }: { quote: LoadedQuote }) {
  const t = useT();
  const format = useFormat();
  if (quote.questions.length === 0) return null;
  return (
    <ul className={styles.asked}>
      {quote.questions.map(({ words, day }) => (
        <li key={`${day} ${words}`}>
          <span className="tiny muted">{t('quote.asked', { date: format.date(day, 'dayYear') })}</span>
          <p className={styles.agentWords}>{words}</p>
        </li>
      ))}
    </ul>
  );
}
