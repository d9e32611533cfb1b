import { data } from 'react-router';
import { forgotPassword } from '#calls/sign-in.ts';
import { loadAgentsCentre } from '#web/context/agents-centre.ts';
import { clientContext, encryptedContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { refusalIn, refuse } from '#web/parts/form/form-refusal.ts';
import { parseForm } from '#web/parts/form/parse-form.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { neededText } from '#web/parts/security/account-faults.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/forgot-password-page.ts';
import styles from './account.module.css';
import { AccountHelp } from './account-help.tsx';
import { accountFault } from './account-outcome.ts';
import { AccountPage } from './account-page.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  centre: await loadAgentsCentre(context),
});

/** Asks for the mail with the link; whether anybody has the e-mail is not told. */
export async function action({ request, context, url }: Route.ActionArgs) {
  if (context.get(siteContext).flags.accounts === 'none') throw data('notFound', { status: 404 });
  const parsed = await parseForm(request, rules);
  if (!parsed.ok) return refuse(parsed.refusal);
  const { email } = parsed.value;
  // Behind a proxy our side of the connection is plain.
  const origin = `${context.get(encryptedContext) ? 'https' : 'http'}://${url.host}`;
  const asked = await context.get(clientContext).call(forgotPassword, {}, { email, origin });
  if (asked.ok) return data({ isSent: true });
  const form = accountFault(asked, 'unknown');
  return refuse({ fields: {}, form, typed: parsed.typed }, asked.status ?? 502);
}

const rules = { email: neededText };

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const refusal = refusalIn(actionData);
  const isSent = actionData !== undefined && !refusal;
  const { ref, field } = useNativeForm({ rules, refusal });
  return (
    <AccountPage title={t('account.forgot.title')}>
      {isSent && <Notice tone="done">{t('account.forgot.sent')}</Notice>}
      <RefusalNotice refusal={refusal} />
      <h1>{t('account.forgot.title')}</h1>
      <p className={styles.accountLead}>{t('account.forgot.lead')}</p>
      <form
        ref={ref}
        method="post"
        action={toLocal('/auth/forgot-password')}
        noValidate
        className={styles.accountForm}
      >
        <TextField
          field={field('email')}
          label={t('account.field.email')}
          type="email"
          autoComplete="username"
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
