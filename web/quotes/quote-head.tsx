import { telAddress } from '#lib/tel-address.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import styles from './client-quote.module.css';
import type { LoadedQuote } from './load-client-quote.ts';

/** Whose page it is: the agency and who works there for the client. */
export function QuoteHead({ quote: { agency, manager } }: { quote: LoadedQuote }) {
  const email = manager.email || agency.email;
  return (
    <header className={styles.quoteHead}>
      <p className={styles.quoteAgency}>{agency.name}</p>
      <address className={styles.agent}>
        {agency.address && <span>{agency.address}</span>}
        <span>{manager.name}</span>
        {manager.phones && <a href={telAddress(manager.phones)}>{manager.phones}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </address>
    </header>
  );
}

type FootProps = { quote: LoadedQuote; token: string; operator: string };

/** The quote on paper, and who organises the trips. */
export function QuoteFoot({ quote, token, operator }: FootProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { printPdf } = useVisit().site.flags;
  return (
    <footer className={styles.quoteFoot}>
      {printPdf && quote.offers.length > 0 && (
        <a href={toLocal(`/print/quote/${token}.pdf`)}>{t('quote.pdf')}</a>
      )}
      <span className="small muted">{t('quote.operator', { operator })}</span>
    </footer>
  );
}
