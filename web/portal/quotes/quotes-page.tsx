import { data, redirect } from 'react-router';
import { addToQuote, quotes } from '#calls/quotes.ts';
import { localMinute } from '#lib/local-minute.ts';
import { mostQuoted } from '#lib/most-quoted.ts';
import type { QuoteAdding } from '#web/parts/offer/quote-adding.ts';
import { Rows } from '#web/parts/rows/rows.tsx';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { agentsOnly } from '#web/visit/agents-only.ts';
import { clientContext, siteContext } from '#web/visit/context.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { localPathIn } from '#web/visit/local-path.ts';
import { useLocalPath } from '#web/visit/visit.tsx';
import { WorkFailed } from '../work-failed.tsx';
import { WorkFrame } from '../work-frame.tsx';
import type { Route } from './+types/quotes-page.ts';
import { QuoteRow } from './quote-row.tsx';
import styles from './quotes.module.css';
import '#web/ui/empty.css';

/** `/quotes`: the quotes of the agent, and of an administrator's whole agency, by the clock of the site. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const { timeZone } = args.context.get(siteContext);
  const known = await args.context.get(clientContext).call(quotes, {});
  if (!known.ok) throw new Response(null, { status: known.status ?? 502 });
  const at = (instant: string) => localMinute(new Date(instant), timeZone);
  return {
    isDeleted: args.url.searchParams.has('deleted'),
    quotes: known.value.quotes.map(({ madeAt, lastAt, ...quote }) => ({
      ...quote,
      madeOn: at(madeAt)[0],
      lastAt: lastAt === null ? undefined : at(lastAt),
    })),
  };
}

/** Adds an offer to a quote: a page with scripts stays where it is, another one is led to the quote. */
export async function action(args: Route.ActionArgs) {
  agentsOnly(args);
  const { context, request } = args;
  const form = await request.formData();
  const [claim, quote] = [`${form.get('claim') ?? ''}`, form.get('quote')];
  const body = { claim, ...(quote !== null && { quote: `${quote}` }) };
  const added = await context.get(clientContext).call(addToQuote, {}, body);
  if (!added.ok) {
    const field = added.fields?.[0]?.field;
    const status = field === 'quote' ? 'full' : field === 'claim' ? 'gone' : 'failed';
    return data<QuoteAdding>({ status, claim }, { status: added.status ?? 502 });
  }
  if (form.has('stays')) return data<QuoteAdding>({ status: 'added', ...added.value });
  const said = added.value.isNew ? 'added' : 'known';
  return redirect(localPathIn(context)(`/quotes/${added.value.quote}?${said}=1`), 303);
}

/** The page that adds an offer stays as it is without an answer, too. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<QuoteAdding> {
  const claim = `${(await request.clone().formData()).get('claim') ?? ''}`;
  return serverAction().catch((error) => {
    if (error instanceof Response) throw error; // who is logged in no more is led to log in
    return { status: 'failed', claim };
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  return <WorkFailed current="/quotes" title={t('quotes.title')} error={error} />;
}

export default function QuotesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { quotes: list, isDeleted } = loaderData;
  return (
    <WorkFrame current="/quotes" title={t('quotes.title')}>
      <p className="muted">{t('quotes.lead', { most: mostQuoted })}</p>
      {isDeleted && <Notice tone="done">{t('quotes.deleted')}</Notice>}
      {actionData && actionData.status !== 'added' && <Refused {...actionData} />}
      {list.length > 0 ? (
        <Rows ofWork>
          {list.map((quote) => (
            <QuoteRow key={quote.inc} quote={quote} />
          ))}
        </Rows>
      ) : (
        <div className={styles.noQuotes}>
          <Empty
            title={t('quotes.empty')}
            image={housePictures.empty}
            ways={[{ to: toLocal('/tours'), title: t('quotes.findTours') }]}
          >
            {t('quotes.emptyLead')}
          </Empty>
        </div>
      )}
    </WorkFrame>
  );
}

/** Why nothing was added; a full quote leads to a new one. */
function Refused({ status, claim }: Exclude<QuoteAdding, { status: 'added' }>) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <Notice tone="error" title={t(`quotes.refused.${status}`)}>
      {status === 'full' && (
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
