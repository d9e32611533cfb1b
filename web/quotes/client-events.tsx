import { useId } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import workStyles from '../work/work-frame.module.css';
import type { AgentQuote } from './load-quote.ts';
import styles from './quotes.module.css';

type Deed = AgentQuote['events'][number];

/** What the client has done with a quote that they were sent, the latest first. */
export function ClientEvents({ quote }: { quote: AgentQuote }) {
  const t = useT();
  const id = useId();
  if (!quote.isSent) return null;
  const deeds = quote.events.toReversed();
  return (
    <section className={styles.quoteCard} aria-labelledby={id}>
      <h2 id={id}>{t('quotes.deeds.title')}</h2>
      {deeds.length === 0 && <p className="muted">{t('quotes.deeds.none')}</p>}
      <ol className={styles.deeds}>
        {deeds.map((deed) => (
          <EventLine key={`${deed.at} ${deed.kind} ${deed.offer} ${deed.words}`} deed={deed} quote={quote} />
        ))}
      </ol>
    </section>
  );
}

function EventLine({ deed, quote }: { deed: Deed; quote: AgentQuote }) {
  const t = useT();
  const format = useFormat();
  const { kind, at, words, contact } = deed;
  const of = quote.offers.find(({ inc }) => inc === deed.offer)?.what.hotelName;
  return (
    <li>
      <p>
        <span className="tiny muted num">{`${format.date(at[0], 'dayShort')}, ${at[1]}`}</span>{' '}
        {of && kind !== 'opened'
          ? t(`quotes.deeds.${kind}Offer`, { offer: of })
          : t(kind === 'asked' ? 'quotes.deeds.asked' : 'quotes.deeds.opened')}
      </p>
      {words && <blockquote className={workStyles.workSaid}>{words}</blockquote>}
      {contact && <p className="small">{t('quotes.deeds.contact', { contact })}</p>}
    </li>
  );
}
