import { client as clientCall } from '#calls/clients.ts';
import { localMinute } from '#lib/local-minute.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { readForm } from '#web/parts/form/read-form.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { Rows } from '#web/parts/rows/rows.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { WorkFrame } from '../work/work-frame.tsx';
import type { Route } from './+types/client-page.ts';
import { changeClient } from './change-client.ts';
import { ClientForm } from './client-form.tsx';
import styles from './clients.module.css';

/** `/clients/new` and `/clients/{inc}`: what is kept of a client, on which ground; another agency's is not there. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const { context, params, url } = args;
  const isSaved = url.searchParams.has('saved');
  if (params.clientInc === 'new') return { client: undefined, isSaved };
  const known = await context.get(clientContext).call(clientCall, { client: params.clientInc });
  if (!known.ok) throw toErrorResponse(known.reason);
  const { timeZone } = context.get(siteContext);
  const dayOf = (at: string | null) => at && localMinute(new Date(at), timeZone)[0];
  const { quotes, consentedAt, withdrawnAt, ...client } = known.value;
  const days = { consentedOn: dayOf(consentedAt), withdrawnOn: dayOf(withdrawnAt) };
  return {
    client: { ...client, ...days, quotes: quotes.map(({ inc, title }) => ({ inc, title })) },
    isSaved,
  };
}

export async function action(args: Route.ActionArgs) {
  agentsOnly(args);
  return changeClient(args.context, args.params.clientInc, await readForm(args.request));
}

export default function ClientPage({ loaderData: { client, isSaved }, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <WorkFrame current="/clients" title={client?.name ?? t('clients.new')}>
      <RefusalNotice refusal={actionData} toCheck={t('clients.toCheck')} />
      {isSaved && !actionData && <Notice tone="done">{t('clients.saved')}</Notice>}
      <ClientForm client={client} refusal={actionData} />
      {client && <Kept client={client} />}
      {client && (
        <form method="post" action={toLocal(`/clients/${client.inc}`)} className={styles.clientEnd}>
          <p className="small muted">{t('clients.rights')}</p>
          <p className={styles.clientButtons}>
            <a
              className={buttonClass({ size: 's' })}
              href={toLocal(`/clients/${client.inc}/data.json`)}
              download
            >
              {t('clients.export')}
            </a>
            {client.consentWay && (
              <Button type="submit" size="s" name="deed" value="withdraw">
                {t('clients.withdraw')}
              </Button>
            )}
            <Button type="submit" size="s" name="deed" value="delete">
              {t('clients.delete')}
            </Button>
          </p>
        </form>
      )}
    </WorkFrame>
  );
}

type Client = NonNullable<Route.ComponentProps['loaderData']['client']>;

/** Since when there is a consent, and the quotes for the client. */
function Kept({ client: { consentedOn, withdrawnOn, quotes } }: { client: Client }) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const day = (on: NonNullable<typeof consentedOn>) => ({ date: format.date(on, 'dayYear') });
  return (
    <div className={styles.clientKept}>
      {consentedOn && <p className="small">{t('clients.consented', day(consentedOn))}</p>}
      {withdrawnOn && <p className="small">{t('clients.withdrawn', day(withdrawnOn))}</p>}
      {quotes.length > 0 && (
        <>
          <h2>{t('clients.quotes')}</h2>
          <Rows ofWork>
            {quotes.map(({ inc, title }) => (
              <li key={inc}>
                <Link to={toLocal(`/quotes/${inc}`)}>{title || `№ ${inc}`}</Link>
              </li>
            ))}
          </Rows>
        </>
      )}
    </div>
  );
}
