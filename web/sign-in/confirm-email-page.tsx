import { data, type RouterContextProvider, redirect } from 'react-router';
import { confirmEmail, emailToConfirm } from '#calls/confirm-email.ts';
import { loadAgentsCentre } from '#web/context/agents-centre.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/confirm-email-page.ts';
import styles from './account.module.css';
import { AccountHelp } from './account-help.tsx';
import { AccountPage } from './account-page.tsx';

/** What the link of the mail confirms; programs that open links confirm nothing. One that works no more says so. */
export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  agentsOnly(context);
  const centre = await loadAgentsCentre(context);
  if (!token) {
    if (url.searchParams.has('done')) return { state: 'done' as const, email: '', centre };
    throw data('notFound', { status: 404 });
  }
  const found = await context.get(clientContext).call(emailToConfirm, { token });
  if (found.ok) return { state: 'open' as const, email: found.value.email, centre };
  if (found.status === 404) return data({ state: 'over' as const, email: '', centre }, { status: 404 });
  throw new Response(null, { status: found.status ?? 502 });
}

/** Confirms it. A link that stopped working meanwhile leads to the page that says so. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  agentsOnly(context);
  const confirmed = token && (await context.get(clientContext).call(confirmEmail, {}, { token }));
  if (confirmed && !confirmed.ok && confirmed.status !== 404)
    throw new Response(null, { status: confirmed.status ?? 502 });
  const isDone = confirmed ? confirmed.ok : false;
  return redirect(localPathIn(context)(isDone ? '/auth/email?done=1' : `/auth/email/${token}`), 303);
}

function agentsOnly(context: Readonly<RouterContextProvider>): void {
  if (context.get(siteContext).flags.accounts !== 'agents') throw data('notFound', { status: 404 });
}

export default function ConfirmEmailPage({ loaderData, params }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { state, email, centre } = loaderData;
  const title = t(state === 'over' ? 'account.email.over' : 'account.email.title');
  return (
    <AccountPage title={title}>
      <h1>{title}</h1>
      {state === 'over' && <Notice>{t('account.email.ask')}</Notice>}
      {state === 'done' && <Notice tone="done">{t('account.email.done')}</Notice>}
      {state === 'open' && (
        <>
          <p className={styles.accountLead}>{t('account.email.lead')}</p>
          <form method="post" action={toLocal(`/auth/email/${params.token}`)} className={styles.accountForm}>
            <p>
              {t('account.field.email')}: <b className={styles.accountEmail}>{email}</b>
            </p>
            <Button type="submit" kind="go">
              {t('account.email.submit')}
            </Button>
          </form>
        </>
      )}
      <AccountHelp centre={centre}>
        <Link to={toLocal('/auth')}>{t('signIn.auth.title')}</Link>
      </AccountHelp>
    </AccountPage>
  );
}
