import { useEffect, useId } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { agentsOnly } from '#web/context/agents-only.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { onNews } from '#web/notifications/unread.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OwnPageHead } from '../work/own-page-head.tsx';
import type { Route } from './+types/request-page.ts';
import { changeRequest } from './change-request.ts';
import { type AgentRequest, loadRequest } from './load-request.ts';
import { RequestChange } from './request-change.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestOffer } from './request-offer.tsx';
import { RequestStateTag } from './request-row.tsx';
import { RequestThread } from './request-thread.tsx';
import styles from './requests.module.css';

/** `/orders/{number}`: a request as its agent has it. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const request = await loadRequest(args.context, args.params.requestNumber);
  return { request, isSaved: args.url.searchParams.has('saved') };
}

export async function action(args: Route.ActionArgs) {
  agentsOnly(args);
  return changeRequest(args.context, args.params.requestNumber, await readForm(args.request));
}

export default function RequestPage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const { request, isSaved } = loaderData;
  const title = t('requests.number', { number: `${request.request}` });
  // A note that was sent is no longer in its field; one that is being written stays when somebody else's comes.
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onNews(({ notifications }) => {
        if (notifications.some((one) => one.request?.request === request.request)) void revalidate();
      }),
    [request.request, revalidate],
  );
  return (
    <section className="section page">
      <OwnPageHead title={title} />
      <p className="small">
        <Link to={toLocal('/orders')}>{t('requests.all')}</Link>
      </p>
      <h1>{title}</h1>
      <p className={styles.requestFacts}>
        <RequestStateTag state={request.state} />
        <span className="small muted">
          {[request.manager, request.agency, format.date(request.sentOn, 'dayYear')].join(', ')}
        </span>
      </p>
      {isSaved && !refusal && <Notice tone="done">{t('requests.saved')}</Notice>}
      <div className={styles.requestBody}>
        <RequestOffer request={request} />
        <RequestClient request={request} />
        <RequestThread key={`thread ${key}`} request={request} refusal={refusal} />
        <RequestChange key={key} request={request} refusal={refusal} />
        <RequestHistory events={request.events} />
      </div>
    </section>
  );
}

/** Whom it is for, and what the office was sent. */
function RequestClient({ request: { client, lines, letter } }: { request: AgentRequest }) {
  const t = useT();
  const toLocal = useLocalPath();
  const id = useId();
  return (
    <section className={styles.requestCard} aria-labelledby={id}>
      <h2 id={id}>{t('requests.column.client')}</h2>
      <p>
        <b>
          {client.inc === null ? (
            client.name
          ) : (
            <Link to={toLocal(`/clients/${client.inc}`)}>{client.name}</Link>
          )}
        </b>
        <br />
        {[client.phone, client.email].filter(Boolean).join(', ')}
      </p>
      <details>
        <summary>{t('requests.letter')}</summary>
        {lines.length > 0 && (
          <ul className={styles.requestLetter}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <p className={styles.requestLetter}>{letter}</p>
      </details>
    </section>
  );
}
