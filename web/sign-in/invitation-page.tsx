import { data, type RouterContextProvider, redirect } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { acceptInvitation, invitation } from '#calls/invitation.ts';
import { loadAgentsCentre } from '#web/context/agents-centre.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { anyText } from '#web/parts/form/field-rules.ts';
import { type FormRefusal, refuse, refusedBy } from '#web/parts/form/form-refusal.ts';
import { checkForm } from '#web/parts/form/parse-form.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { neededSecret, neededText, passwordFaultAt } from '#web/parts/security/account-faults.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/invitation-page.ts';
import styles from './account.module.css';
import { AccountHelp } from './account-help.tsx';
import { accountFault } from './account-outcome.ts';
import { AccountPage } from './account-page.tsx';

/** A user who has an account is not asked for a name. */
const rules = { name: neededText, password: neededSecret };

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
  const form = await readForm(request);
  const parsed = checkForm(form, form.has('name') ? rules : { ...rules, name: anyText });
  if (!parsed.ok) return refuse(parsed.refusal);
  const body = { token: params.token, ...parsed.value };
  const accepted = await context.get(clientContext).call(acceptInvitation, {}, body);
  if (accepted.ok) return redirect(localPathIn(context)('/auth?joined=1'), 303);
  const refusal = refusedBy(accepted, parsed.typed, {
    faultOf: passwordFaultAt,
    form: accountFault(accepted, 'over'),
  });
  return refuse(refusal, accepted.status ?? 502);
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
      {found && <RefusalNotice refusal={actionData} />}
      <h1>{title}</h1>
      {found ? (
        <InvitationForm found={found} refusal={actionData} token={params.token} />
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
  refusal: FormRefusal | undefined;
  token: string;
};

/** Name and password of somebody new; the password of a user who has an account. */
function InvitationForm({ found, refusal, token }: FormProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { email, hasAccount } = found;
  const { ref, field } = useNativeForm({ rules, refusal });
  return (
    <>
      <p className={styles.accountLead}>
        {t(hasAccount ? 'account.invitation.known' : 'account.invitation.lead')}
      </p>
      <form
        ref={ref}
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
          <TextField field={field('name')} label={t('account.invitation.name')} autoComplete="name" />
        )}
        <TextField
          field={field('password')}
          label={t('account.field.password')}
          hint={hasAccount ? undefined : t('account.fault.short')}
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
