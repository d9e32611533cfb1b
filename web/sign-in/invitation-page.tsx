import { data, type RouterContextProvider, redirect } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { acceptInvitation, invitation } from '#calls/invitation.ts';
import { loadAgentsCentre } from '#web/context/agents-centre.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { AccountField, type FieldFault } from '#web/parts/security/account-field.tsx';
import { passwordFaultIn } from '#web/parts/security/password-fault-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/invitation-page.ts';
import styles from './account.module.css';
import { AccountHelp } from './account-help.tsx';
import { AccountNotice } from './account-notice.tsx';
import { type AccountRefusal, refusedAs, said } from './account-outcome.ts';
import { AccountPage } from './account-page.tsx';

type Refused = {
  faults: { name?: FieldFault; password?: FieldFault };
  refused?: AccountRefusal['refused'];
  name: string;
};

/** What the link of the mail leads to; one that works no more says so. */
export async function loader({ context, params }: Route.LoaderArgs) {
  accountsOnly(context);
  const [found, centre] = await Promise.all([
    context.get(clientContext).call(invitation, { token: params.token }),
    loadAgentsCentre(context),
  ]);
  if (found.ok) return { found: found.value, centre };
  if (found.status === 404) return data({ found: undefined, centre }, { status: 404 });
  throw new Response(null, { status: found.status ?? 502 });
}

/** Takes the invitation up, and leads to where one logs in. */
export async function action({ request, context, params }: Route.ActionArgs) {
  accountsOnly(context);
  const form = await request.formData();
  const [name, password] = [said(form, 'name'), said(form, 'password')];
  const asksName = form.has('name');
  const faults: Refused['faults'] = {
    ...(asksName && !name.trim() && { name: 'required' as const }),
    ...(!password && { password: 'required' as const }),
  };
  if (faults.name || faults.password) return data<Refused>({ faults, name }, { status: 400 });
  const body = { token: params.token, name, password };
  const accepted = await context.get(clientContext).call(acceptInvitation, {}, body);
  if (accepted.ok) return redirect(localPathIn(context)('/auth?joined=1'), 303);
  const { status = 502 } = accepted;
  const fault = passwordFaultIn(accepted);
  if (fault) return data<Refused>({ faults: { password: fault }, name }, { status });
  return data<Refused>({ faults: {}, refused: refusedAs(accepted, 'over'), name }, { status });
}

function accountsOnly(context: Readonly<RouterContextProvider>): void {
  if (context.get(siteContext).flags.accounts !== 'agents') throw data('notFound', { status: 404 });
}

export default function InvitationPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { found, centre } = loaderData;
  const title = found
    ? t('account.invitation.title', { agency: found.agency })
    : t('account.invitation.over');
  return (
    <AccountPage title={title}>
      {found && <AccountNotice refused={actionData?.refused} />}
      <h1>{title}</h1>
      {found ? (
        <InvitationForm found={found} refused={actionData} token={params.token} />
      ) : (
        <Notice>{t('account.invitation.ask')}</Notice>
      )}
      <AccountHelp centre={centre}>
        <Link to={toLocal('/auth')}>{t('signIn.auth.title')}</Link>
        {found?.hasAccount && <Link to={toLocal('/auth/forgot-password')}>{t('account.forgot.title')}</Link>}
      </AccountHelp>
    </AccountPage>
  );
}

type FormProps = {
  found: AnswerOf<typeof invitation>;
  refused: Refused | undefined;
  token: string;
};

/** Name and password of somebody new; the password of a user who has an account. */
function InvitationForm({ found, refused, token }: FormProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { email, hasAccount } = found;
  return (
    <>
      <p className={styles.accountLead}>
        {t(hasAccount ? 'account.invitation.known' : 'account.invitation.lead')}
      </p>
      <form
        method="post"
        action={toLocal(`/auth/invitation/${token}`)}
        noValidate
        className={styles.accountForm}
      >
        <p>
          {t('account.field.email')}: <b className={styles.accountEmail}>{email}</b>
        </p>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {!hasAccount && (
          <AccountField
            label={t('account.invitation.name')}
            fault={refused?.faults.name}
            name="name"
            autoComplete="name"
            defaultValue={refused?.name}
          />
        )}
        <AccountField
          label={t('account.field.password')}
          {...(!hasAccount && { hint: t('account.fault.short') })}
          fault={refused?.faults.password}
          name="password"
          type="password"
          autoComplete={hasAccount ? 'current-password' : 'new-password'}
        />
        <Button type="submit" kind="go">
          {t('account.invitation.submit')}
        </Button>
      </form>
    </>
  );
}
