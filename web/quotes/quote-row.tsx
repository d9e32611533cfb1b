import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { quoteName } from '#web/quotes/quote-name.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './quotes.module.css';

export type ListedQuote = {
  inc: number;
  title: string;
  client: string;
  state: 'draft' | 'sent' | 'opened' | 'asked' | 'won' | 'lost';
  offers: number;
  favourites: number;
  questions: number;
  manager: string;
  madeOn: string;
  validUntil: string;
  isOver: boolean;
  lastAt: [day: string, time: string] | undefined;
};

/** A quote of the list: whose it is, how far it has come, and what the client has done with it. */
export function QuoteRow({ quote }: { quote: ListedQuote }) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const { inc, client, offers, favourites, questions, manager, madeOn, lastAt } = quote;
  const { validUntil, isOver } = quote;
  const until = { date: format.date(validUntil, 'dayYear') };
  const counts = [
    t('quotes.count.offers', { count: offers }),
    ...(favourites > 0 ? [t('quotes.count.favourites', { count: favourites })] : []),
    ...(questions > 0 ? [t('quotes.count.questions', { count: questions })] : []),
  ];
  return (
    <li>
      <div>
        <h2>
          <Link to={toLocal(`/quotes/${inc}`)}>{quoteName(quote, t)}</Link>
        </h2>
        <p className="small">
          {[...(client ? [t('quotes.forClient', { client })] : []), ...counts].join(' · ')}
        </p>
        <p className="tiny muted">
          {[
            t('quotes.made', { manager, date: format.date(madeOn, 'dayYear') }),
            t(isOver ? 'quotes.wasValidUntil' : 'quotes.validUntil', until),
          ].join(' · ')}
        </p>
      </div>
      <p className={styles.quoteState}>
        <StateTag state={quote.state} />
        {lastAt && (
          <span className="tiny muted">{`${format.date(lastAt[0], 'dayShort')}, ${lastAt[1]}`}</span>
        )}
      </p>
    </li>
  );
}

/** A question of the client waits for an answer: the check mark stands for a won quote alone. */
const stateIcons: Partial<Record<ListedQuote['state'], IconName>> = { asked: 'chat', won: 'check' };

/** How far a quote has come, or what became of it. */
export function StateTag({ state }: Pick<ListedQuote, 'state'>) {
  const t = useT();
  const icon = stateIcons[state];
  return (
    <Tag tone={state === 'won' ? 'sea' : 'plain'} {...(icon && { icon })}>
      {t(`quotes.state.${state}`)}
    </Tag>
  );
}
