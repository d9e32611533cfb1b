import { data } from 'react-router';
import { forgotPassword } from '#calls/sign-in.ts';
import { loadAgentsCentre } from '#web/context/agents-centre.ts';
import { clientContext, encryptedContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { AccountField } from '#web/parts/security/account-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/forgot-password-page.ts';
import styles from './account.module.css';
import { AccountHelp } from './account-help.tsx';
import { AccountNotice } from './account-notice.tsx';
import { type AccountRefusal, emptyFields, refusedAs, said } from './account-outcome.ts';
import { AccountPage } from './account-page.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  centre: await loadAgentsCentre(context),
});

/** Asks for the mail with the link; whether anybody has the e-mail is not told. */
export async function action({ request, context, url }: Route.ActionArgs) {
  if (context.get(siteContext).flags.accounts === 'none') throw data('notFound', { status: 404 });
  const email = said(await request.formData(), 'email');
  const faults = emptyFields({ email });
  if (faults.email) return data<ForgotOutcome>({ faults, email }, { status: 400 });
  // Behind a proxy our side of the connection is plain.
  const origin = `${context.get(encryptedContext) ? 'https' : 'http'}://${url.host}`;
  const asked = await context.get(clientContext).call(forgotPassword, {}, { email, origin });
  if (asked.ok) return data<ForgotOutcome>('sent');
  const refused = refusedAs(asked, 'unknown');
  return data<ForgotOutcome>({ faults: {}, refused, email }, { status: asked.status ?? 502 });
}

type ForgotOutcome = AccountRefusal | 'sent';

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const isSent = actionData === 'sent';
  const refusal = isSent ? undefined : actionData;
  return (
    <AccountPage title={t('account.forgot.title')}>
      {isSent && <Notice tone="done">{t('account.forgot.sent')}</Notice>}
      <AccountNotice refused={refusal?.refused} />
      <h1>{t('account.forgot.title')}</h1>
      <p className={styles.accountLead}>{t('account.forgot.lead')}</p>
      <form method="post" action={toLocal('/auth/forgot-password')} noValidate className={styles.accountForm}>
        <AccountField
          label={t('account.field.email')}
          fault={refusal?.faults.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={refusal?.email}
        />
        <Button type="submit" kind="go">
          {t('account.forgot.submit')}
        </Button>
      </form>
      <AccountHelp centre={loaderData.centre}>
        <Link to={toLocal('/auth')}>{t('signIn.auth.title')}</Link>
      </AccountHelp>
    </AccountPage>
  );
}
