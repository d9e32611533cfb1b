import { data, redirect } from 'react-router';
import { resetLink, resetPassword } from '#calls/sign-in.ts';
import { loadAgentsCentre } from '#web/context/agents-centre.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { withoutSession } from '#web/context/user/load-user.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { type FormRefusal, refuse, refusedBy } from '#web/parts/form/form-refusal.ts';
import { parseForm } from '#web/parts/form/parse-form.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { passwordFaultAt } from '#web/parts/security/account-faults.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/reset-password-page.ts';
import styles from './account.module.css';
import { AccountHelp } from './account-help.tsx';
import { accountFault, passwordRule } from './account-outcome.ts';
import { AccountPage } from './account-page.tsx';

/** Without a token nothing can be set here: a link is asked for first. One that works no more says so before anybody types. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const hasAccounts = context.get(siteContext).flags.accounts !== 'none';
  const { token = '' } = params;
  if (hasAccounts && !token) return redirect(localPathIn(context)('/auth/forgot-password'));
  const [found, centre] = await Promise.all([
    hasAccounts && context.get(clientContext).call(resetLink, { token }),
    loadAgentsCentre(context),
  ]);
  const page = { token, isNew: url.searchParams.has('new'), centre };
  if (!found || found.ok) return { ...page, isOver: false };
  // What is longer than any token is refused as malformed: to a visitor it is a link that does not work, too.
  if (found.status === 404 || found.status === 400) return data({ ...page, isOver: true }, { status: 404 });
  throw new Response(null, { status: found.status ?? 502 });
}

const rules = { password: passwordRule };

/** Sets the password, and leads to where it is asked for. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (context.get(siteContext).flags.accounts === 'none') throw data('notFound', { status: 404 });
  const parsed = await parseForm(request, rules);
  if (!parsed.ok) return refuse(parsed.refusal);
  const body = { token: params.token ?? '', password: parsed.value.password };
  const set = await context.get(clientContext).call(resetPassword, {}, body);
  if (set.ok) return withoutSession(context, redirect(localPathIn(context)('/auth?reset=1'), 303));
  const refusal = refusedBy(
    set,
    {},
    {
      faultOf: passwordFaultAt,
      form: accountFault(set, 'over'),
    },
  );
  return refuse(refusal, set.status ?? 502);
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { token, isNew, isOver, centre } = loaderData;
  const title = t(isOver ? 'account.email.over' : isNew ? 'account.new.title' : 'account.reset.title');
  const askAnew = (
    <Link to={toLocal(isNew ? '/auth/new-account' : '/auth/forgot-password')}>
      {t(isNew ? 'account.new.title' : 'account.forgot.title')}
    </Link>
  );
  return (
    <AccountPage title={title}>
      {!isOver && <RefusalNotice refusal={actionData} />}
      <h1>{title}</h1>
      {isOver ? (
        <Notice>{t('account.reset.ask')}</Notice>
      ) : (
        <NewPasswordForm token={token} isNew={isNew} refusal={actionData} />
      )}
      <AccountHelp centre={centre}>{askAnew}</AccountHelp>
    </AccountPage>
  );
}

type FormProps = { token: string; isNew: boolean; refusal: FormRefusal | undefined };

function NewPasswordForm({ token, isNew, refusal }: FormProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { ref, field } = useNativeForm({ rules, refusal });
  const path = toLocal(`/auth/reset-password/${token}${isNew ? '?new=1' : ''}`);
  return (
    <>
      {isNew && <p className={styles.accountLead}>{t('account.new.password')}</p>}
      <form ref={ref} method="post" action={path} noValidate className={styles.accountForm}>
        <TextField
          field={field('password')}
          label={t(isNew ? 'account.field.password' : 'account.reset.title')}
          hint={t(isNew ? 'account.fault.short' : 'account.reset.lead')}
          type="password"
          autoComplete="new-password"
        />
        <Button type="submit" kind="go">
          {t('account.reset.submit')}
        </Button>
      </form>
    </>
  );
}
