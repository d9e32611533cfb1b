import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { agentsOnly } from '#web/context/agents-only.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { onNews } from '#web/notifications/unread.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { quoteName } from '#web/quotes/quote-name.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OwnPageHead } from '../work/own-page-head.tsx';
import type { Route } from './+types/quote-page.ts';
import { changeQuote } from './change-quote.ts';
import { ClientEvents } from './client-events.tsx';
import { loadQuote } from './load-quote.ts';
import { QuoteForm } from './quote-form.tsx';
import { StateTag } from './quote-row.tsx';
import styles from './quotes.module.css';

const told = ['added', 'known', 'saved', 'sent', 'copied'] as const;

/** `/quotes/{inc}`: a quote as its agent has it. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const { context, params, url } = args;
  const quote = await loadQuote(context, params.quoteInc);
  return { quote, said: told.find((name) => url.searchParams.has(name)) };
}

export async function action(args: Route.ActionArgs) {
  agentsOnly(args);
  const { context, params, request } = args;
  return changeQuote(context, params.quoteInc, await readForm(request));
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const { quote, said } = loaderData;
  const name = quoteName(quote, t);
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onNews(({ notifications }) => {
        if (notifications.some((one) => one.quote?.inc === quote.inc)) void revalidate();
      }),
    [quote.inc, revalidate],
  );
  return (
    <section className="section page">
      <OwnPageHead title={name} />
      <p className="small">
        <Link to={toLocal('/quotes')}>{t('quotes.all')}</Link>
      </p>
      <h1>{name}</h1>
      <p className={styles.quoteFacts}>
        <StateTag state={quote.state} />
        <span className="small muted">
          {[
            t('quotes.made', { manager: quote.manager, date: format.date(quote.madeOn, 'dayYear') }),
            t(quote.isOver ? 'quotes.wasValidUntil' : 'quotes.validUntil', {
              date: format.date(quote.validUntil, 'dayYear'),
            }),
          ].join(' · ')}
        </span>
      </p>
      <RefusalNotice refusal={actionData} toCheck={t('quotes.toCheck')} />
      {said && !actionData && <Notice tone="done">{t(`quotes.said.${said}`)}</Notice>}
      <ClientEvents quote={quote} />
      <QuoteForm key={quote.offers.map(({ inc }) => inc).join()} quote={quote} refusal={actionData} />
    </section>
  );
}
