import { data, redirect } from 'react-router';
import { addToQuote } from '#calls/quotes.ts';
import { mostQuoted } from '#lib/most-quoted.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { clientContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { Paging } from '#web/parts/choices/paging.tsx';
import { type FormRefusal, refusalIn } from '#web/parts/form/form-refusal.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import { useFaultText } from '#web/parts/form/use-fault-text.ts';
import { Rows } from '#web/parts/rows/rows.tsx';
import { notAdded, type QuoteAdding } from '#web/quotes/quote-adding.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useAskingForm } from '../work/use-asking-form.ts';
import { WorkFailed } from '../work/work-failed.tsx';
import { WorkFrame } from '../work/work-frame.tsx';
import type { Route } from './+types/quotes-page.ts';
import { loadQuotes } from './load-quotes.ts';
import { QuoteFilters } from './quote-filters.tsx';
import { QuoteRow } from './quote-row.tsx';
import styles from './quotes.module.css';
import { quotesSearch } from './quotes-search.ts';
import '#web/ui/empty.css';

/** `/quotes`: the quotes of the agent, and of an administrator's whole agency, by the clock of the site. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const loaded = await loadQuotes(args.context, args.url);
  return { ...loaded, isDeleted: args.url.searchParams.has('deleted') };
}

/**
 * Adds an offer to the quote that is named: a page with scripts stays where it is, another one is redirected to the quote, or
 * to the page that asks which one.
 */
export async function action(args: Route.ActionArgs) {
  agentsOnly(args);
  const { context, request } = args;
  const form = await readForm(request);
  const claim = form.text('claim');
  const quote = form.has('quote') ? form.text('quote') : undefined;
  const body = { claim, ...(quote !== undefined && { quote }) };
  const added = await context.get(clientContext).call(addToQuote, {}, body);
  if (!added.ok) {
    const field = added.fields?.[0]?.field;
    if (field === 'quote' && quote === undefined)
      return redirect(`${localPathIn(context)('/quotes/add')}?${new URLSearchParams({ claim })}`, 303);
    return data<QuoteAdding>(notAdded(quoteFault(field, quote), claim), { status: added.status ?? 502 });
  }
  if (form.has('stays')) return data<QuoteAdding>(added.value);
  const said = added.value.isNew ? 'added' : 'known';
  return redirect(localPathIn(context)(`/quotes/${added.value.quote}?${said}=1`), 303);
}

function quoteFault(field: string | undefined, quote: string | undefined) {
  if (field === 'claim') return 'gone';
  if (field !== 'quote') return 'failed';
  return quote === '0' ? 'many' : 'full';
}

/** The page that adds an offer stays as it is without an answer, too. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<QuoteAdding> {
  const claim = (await readForm(request.clone())).text('claim');
  return serverAction().catch((error) => {
    if (error instanceof Response) throw error; // who is logged in no more is led to log in
    return notAdded('failed', claim);
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  return <WorkFailed current="/quotes" title={t('quotes.title')} error={error} />;
}

export default function QuotesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { list, total, pageCount, asked, faults, isDeleted } = loaderData;
  const path = toLocal('/quotes');
  const isNarrowed = quotesSearch({ ...asked, page: 1 }) !== '';
  const filters = useAskingForm(quotesSearch(asked));
  return (
    <WorkFrame current="/quotes" title={t('quotes.title')}>
      <p className="muted">{t('quotes.lead', { most: mostQuoted })}</p>
      {isDeleted && <Notice tone="done">{t('quotes.deleted')}</Notice>}
      <NotAdded refusal={refusalIn(actionData)} />
      {(isNarrowed || total > 0) && (
        <QuoteFilters key={filters.key} asked={asked} faults={faults} onInput={filters.onInput} />
      )}
      {isNarrowed && faults.length === 0 && (
        <p role="status" className="muted">
          {t('quotes.found', { count: total })}
        </p>
      )}
      {list.length > 0 ? (
        <Rows ofWork>
          {list.map((quote) => (
            <QuoteRow key={quote.inc} quote={quote} />
          ))}
        </Rows>
      ) : (
        faults.length === 0 && <NoQuotes isNarrowed={isNarrowed} />
      )}
      <Paging
        label={t('quotes.paging')}
        page={asked.page}
        pageCount={pageCount}
        toPage={(page) => path + quotesSearch({ ...asked, page })}
      />
    </WorkFrame>
  );
}

function NoQuotes({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useT();
  const toLocal = useLocalPath();
  const way = isNarrowed
    ? { to: toLocal('/quotes'), title: t('quotes.showAll') }
    : { to: toLocal('/tours'), title: t('quotes.findTours') };
  return (
    <div className={styles.noQuotes}>
      <Empty title={t(isNarrowed ? 'quotes.none' : 'quotes.empty')} image={housePictures.empty} ways={[way]}>
        {t(isNarrowed ? 'quotes.noneLead' : 'quotes.emptyLead')}
      </Empty>
    </div>
  );
}

/** Why nothing was added; a full quote leads to a new one. */
function NotAdded({ refusal }: { refusal: FormRefusal | undefined }) {
  const t = useT();
  const toLocal = useLocalPath();
  const say = useFaultText();
  if (!refusal) return null;
  const { claim, why } = refusal.typed;
  return (
    <Notice tone="error" title={say(refusal.form) ?? ''}>
      {why === 'full' && (
        <form method="post" action={toLocal('/quotes')} className="notice__way">
          <input type="hidden" name="claim" value={claim} />
          <Button type="submit" size="s" name="quote" value="0">
            {t('quotes.beginNew')}
          </Button>
        </form>
      )}
    </Notice>
  );
}
