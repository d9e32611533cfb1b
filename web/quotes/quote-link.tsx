import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { writeClipboard } from '#web/parts/share/write-clipboard.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { AgentQuote } from './load-quote.ts';
import styles from './quotes.module.css';

/** Where the client finds the quote, once the agent gives it out; until then, what it would look like. */
export function QuoteLink({ quote }: { quote: AgentQuote }) {
  const t = useT();
  const { origin } = useVisit();
  const address = origin + quote.link;
  return (
    <div className={styles.quoteCard}>
      {quote.isSent ? (
        <Field label={t('quotes.link.title')} hint={t('quotes.link.hint')} required="either">
          {(control) => <TextInput {...control} type="url" readOnly value={address} />}
        </Field>
      ) : (
        <p className="muted">{t('quotes.link.draft')}</p>
      )}
      <p className={styles.quoteButtons}>
        {quote.isSent ? (
          <CopyAddress address={address} />
        ) : (
          <Button type="submit" kind="go" name="deed" value="send" disabled={quote.offers.length === 0}>
            {t('quotes.link.send')}
          </Button>
        )}
        <a className={buttonClass()} href={quote.link} target="_blank" rel="noopener">
          {t('quotes.link.preview')}
        </a>
      </p>
    </div>
  );
}

/** Without scripts the field is there to copy from. */
function CopyAddress({ address }: { address: string }) {
  const t = useT();
  if (!useHydrated()) return null;
  const copy = async () => {
    const { isCopied, message } = await writeClipboard(Promise.resolve(address));
    showToast(t(message), isCopied ? 'done' : 'error');
  };
  return (
    <Button kind="go" onClick={copy}>
      {t('quotes.link.copy')}
    </Button>
  );
}
