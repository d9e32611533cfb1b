import { data, isRouteErrorResponse, redirect } from 'react-router';
import { markQuoteOffer } from '#calls/client-quote.ts';
import { clientContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import type { FormOutcome } from '#web/parts/form/form-refusal.ts';
import { keepTyped } from '#web/parts/form/keep-typed.ts';
import { openForm } from '#web/parts/form/open-form.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/client-quote-page.ts';
import { AskAgent } from './ask-agent.tsx';
import styles from './client-quote.module.css';
import { type LoadedQuote, loadClientQuote } from './load-client-quote.ts';
import type { Marking } from './mark-offer.tsx';
import { OfferOfQuote } from './offer-of-quote.tsx';
import { QuoteFoot, QuoteHead } from './quote-head.tsx';
import { sendQuestion } from './send-question.ts';
import { useReportOpening } from './use-report-opening.ts';

/** `/quote/{token}`: what an agent has put together, for the client who has the link; also where a question is sent to. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const [quote, opened] = await Promise.all([
    loadClientQuote(context, params.token),
    openForm(context.get(clientContext)),
  ]);
  return { quote, opened, token: params.token, about: url.searchParams.get('about') ?? '' };
}

/** Marks an offer, or sends a question; a page without scripts is led back to where it was. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const { token } = params;
  const form = await readForm(request);
  if (/\/question\/?$/.test(url.pathname)) return sendQuestion(context, token, form);
  const [offer, marked] = [form.text('offer'), form.text('marked') === '1' ? '1' : '0'] as const;
  const told = await context.get(clientContext).call(markQuoteOffer, {}, { token, offer, marked });
  if (!told.ok) throw toErrorResponse(told.reason);
  if (form.has('stays')) return data<FormOutcome | Marking>({ isMarked: marked === '1' });
  return redirect(localPathIn(context)(`/quote/${token}#offer-${offer}`), 303);
}

/** Without an answer the page stays, and says it where it was asked; a quote that is gone is gone. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  if (/\/question\/?$/.test(new URL(request.url).pathname)) return keepTyped(request, serverAction);
  const wanted = (await readForm(request.clone())).text('marked') === '1';
  return serverAction().catch((error): Marking => {
    if (isRouteErrorResponse(error) && [404, 410].includes(error.status)) throw error;
    return { isMarked: !wanted, hasFailed: true };
  });
}

export default function ClientQuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, opened, token, about } = loaderData;
  const path = useLocalPath()(`/quote/${token}`);
  useReportOpening(token, quote.isPreview);
  const t = useT();
  const { brand } = useVisit().site;
  const title = quote.title || t('quote.title');
  return (
    <>
      <title>{`${title}, ${quote.agency.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      <QuoteHead quote={quote} />
      <main id="content" tabIndex={-1} className={styles.quoteMain}>
        {quote.isPreview && <Notice>{t('quote.preview')}</Notice>}
        <Words quote={quote} title={title} />
        <NewOffers quote={quote} />
        {quote.offers.length === 0 && <p>{t('quote.empty')}</p>}
        {quote.offers.map((offer, at) => (
          <OfferOfQuote
            key={offer.inc}
            offer={offer}
            quote={quote}
            path={path}
            place={{ number: at + 1, count: quote.offers.length }}
          />
        ))}
        <AskAgent
          quote={quote}
          opened={opened}
          path={path}
          about={about}
          outcome={actionData && 'isMarked' in actionData ? undefined : actionData}
        />
      </main>
      <QuoteFoot quote={quote} token={token} operator={brand.name} />
    </>
  );
}

/** What the agent says to the client, before the offers. */
function Words({ quote, title }: { quote: LoadedQuote; title: string }) {
  const t = useT();
  return (
    <div className={styles.clientQuoteWords}>
      {quote.client && <p className="muted">{t('quote.forClient', { client: quote.client })}</p>}
      <h1>{title}</h1>
      {quote.words && <p className={styles.agentWords}>{quote.words}</p>}
      <Validity quote={quote} />
    </div>
  );
}

/** What the agent has added since the client got the link, so that nobody has to look for it. */
function NewOffers({ quote }: { quote: LoadedQuote }) {
  const t = useT();
  const added = quote.offers.filter(({ isAdded }) => isAdded);
  if (added.length === 0) return null;
  return (
    <Notice title={t('quote.newOffers')}>
      <ul className={styles.newOffers}>
        {added.map(({ inc, what }) => (
          <li key={inc}>
            <a href={`#offer-${inc}`}>{what.hotelName}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Until when the agent stands by the prices; afterwards that nobody does any more. */
function Validity({ quote: { validUntil, isOver, manager } }: { quote: LoadedQuote }) {
  const t = useT();
  const date = useFormat().date(validUntil, 'dayYear');
  if (isOver)
    return (
      <Notice title={t('quote.over', { date })}>{t('quote.overLead', { manager: manager.name })}</Notice>
    );
  return (
    <>
      <p>{t('quote.validUntil', { date })}</p>
      <p className="small muted">{t('quote.priced')}</p>
    </>
  );
}
