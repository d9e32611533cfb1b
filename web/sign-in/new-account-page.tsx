import { data } from 'react-router';
import { createAccount } from '#calls/traveller-account.ts';
import { required } from '#lib/validation/required.ts';
import { loadAgentsCentre } from '#web/context/agents-centre.ts';
import { clientContext, encryptedContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Agreement } from '#web/parts/form/agreement.tsx';
import { saying } from '#web/parts/form/field-rules.ts';
import { type FormRefusal, refusalIn, refuse, refusedBy } from '#web/parts/form/form-refusal.ts';
import { parseForm } from '#web/parts/form/parse-form.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { neededText } from '#web/parts/security/account-faults.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/new-account-page.ts';
import styles from './account.module.css';
import { AccountHelp } from './account-help.tsx';
import { accountFault } from './account-outcome.ts';
import { AccountPage } from './account-page.tsx';

/** Where travellers ask for an account of their own. */
export async function loader({ context }: Route.LoaderArgs) {
  travellersSite(context);
  return { centre: await loadAgentsCentre(context) };
}

const rules = {
  name: neededText,
  email: neededText,
  consent: { validators: [saying('account.fault.consent', required())] },
};

/** Asks for the mail with the link; whether the e-mail has an account already is not told. */
export async function action({ request, context, url }: Route.ActionArgs) {
  travellersSite(context);
  const parsed = await parseForm(request, rules);
  if (!parsed.ok) return refuse(parsed.refusal);
  // Behind a proxy our side of the connection is plain.
  const origin = `${context.get(encryptedContext) ? 'https' : 'http'}://${url.host}`;
  const { name, email } = parsed.value;
  const asked = await context
    .get(clientContext)
    .call(createAccount, {}, { name, email, consent: '1', origin });
  if (asked.ok) return data({ isSent: true });
  const refusal = refusedBy(asked, parsed.typed, {
    faultOf: ({ field }) =>
      field === 'email' ? [field, { key: 'account.fault.email', params: {} }] : undefined,
    form: accountFault(asked, 'unknown'),
  });
  return refuse(refusal, asked.status ?? 502);
}

function travellersSite(context: Route.LoaderArgs['context']): void {
  if (context.get(siteContext).flags.accounts !== 'travellers') throw data('notFound', { status: 404 });
}

export default function NewAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const refusal = refusalIn(actionData);
  const isSent = actionData !== undefined && !refusal;
  return (
    <AccountPage title={t('account.new.title')}>
      {isSent && <Notice tone="done">{t('account.new.sent')}</Notice>}
      <RefusalNotice refusal={refusal} />
      <h1>{t('account.new.title')}</h1>
      {!isSent && <NewAccountForm refusal={refusal} />}
      <AccountHelp centre={loaderData.centre}>
        <Link to={toLocal('/auth')}>{t('signIn.auth.title')}</Link>
      </AccountHelp>
    </AccountPage>
  );
}

function NewAccountForm({ refusal }: { refusal: FormRefusal | undefined }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { ref, field } = useNativeForm({ rules, refusal });
  return (
    <>
      <p className={styles.accountLead}>{t('account.new.lead')}</p>
      <form
        ref={ref}
        method="post"
        action={toLocal('/auth/new-account')}
        noValidate
        className={styles.accountForm}
      >
        <TextField
          field={field('name')}
          label={t('account.invitation.name')}
          autoComplete="name"
          maxLength={200}
        />
        <TextField
          field={field('email')}
          label={t('account.field.email')}
          type="email"
          autoComplete="username"
        />
        <Agreement field={field('consent')} />
        <Button type="submit" kind="go">
          {t('account.new.title')}
        </Button>
      </form>
    </>
  );
}
