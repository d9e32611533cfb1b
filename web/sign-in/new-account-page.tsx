import { data } from 'react-router';
import { createAccount } from '#calls/traveller-account.ts';
import { loadAgentsCentre } from '#web/context/agents-centre.ts';
import { clientContext, encryptedContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Agreement } from '#web/parts/form/agreement.tsx';
import { AccountField, type FieldFault } from '#web/parts/security/account-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/new-account-page.ts';
import styles from './account.module.css';
import { AccountHelp } from './account-help.tsx';
import { AccountNotice } from './account-notice.tsx';
import { type AccountRefusal, refusedAs, said } from './account-outcome.ts';
import { AccountPage } from './account-page.tsx';

/** Where travellers ask for an account of their own. */
export async function loader({ context }: Route.LoaderArgs) {
  travellersSite(context);
  return { centre: await loadAgentsCentre(context) };
}

type Typed = { name: string; email: string; consent: string };
type Refused = {
  typed: Typed;
  faults: Partial<Record<keyof Typed, FieldFault>>;
  refused?: AccountRefusal['refused'];
};
type NewAccountOutcome = Refused | 'sent';

/** Asks for the mail with the link; whether the e-mail has an account already is not told. */
export async function action({ request, context, url }: Route.ActionArgs) {
  travellersSite(context);
  const form = await request.formData();
  const typed = { name: said(form, 'name'), email: said(form, 'email'), consent: said(form, 'consent') };
  const faults: Refused['faults'] = {
    ...(!typed.name.trim() && { name: 'required' as const }),
    ...(!typed.email.trim() && { email: 'required' as const }),
    ...(!typed.consent && { consent: 'consent' as const }),
  };
  if (Object.keys(faults).length > 0) return data<NewAccountOutcome>({ typed, faults }, { status: 400 });
  // Behind a proxy our side of the connection is plain.
  const origin = `${context.get(encryptedContext) ? 'https' : 'http'}://${url.host}`;
  const { name, email } = typed;
  const asked = await context
    .get(clientContext)
    .call(createAccount, {}, { name, email, consent: '1', origin });
  if (asked.ok) return data<NewAccountOutcome>('sent');
  const { status = 502, fields = [] } = asked;
  const outcome: Refused = fields.some(({ field }) => field === 'email')
    ? { typed, faults: { email: 'email' } }
    : { typed, faults: {}, refused: refusedAs(asked, 'unknown') };
  return data<NewAccountOutcome>(outcome, { status });
}

function travellersSite(context: Route.LoaderArgs['context']): void {
  if (context.get(siteContext).flags.accounts !== 'travellers') throw data('notFound', { status: 404 });
}

export default function NewAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const isSent = actionData === 'sent';
  const refusal = isSent ? undefined : actionData;
  return (
    <AccountPage title={t('account.new.title')}>
      {isSent && <Notice tone="done">{t('account.new.sent')}</Notice>}
      <AccountNotice refused={refusal?.refused} />
      <h1>{t('account.new.title')}</h1>
      {!isSent && <NewAccountForm refusal={refusal} />}
      <AccountHelp centre={loaderData.centre}>
        <Link to={toLocal('/auth')}>{t('signIn.auth.title')}</Link>
      </AccountHelp>
    </AccountPage>
  );
}

function NewAccountForm({ refusal }: { refusal: Refused | undefined }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { typed, faults } = refusal ?? { typed: undefined, faults: {} };
  return (
    <>
      <p className={styles.accountLead}>{t('account.new.lead')}</p>
      <form method="post" action={toLocal('/auth/new-account')} noValidate className={styles.accountForm}>
        <AccountField
          label={t('account.invitation.name')}
          fault={faults.name}
          name="name"
          autoComplete="name"
          maxLength={200}
          defaultValue={typed?.name}
        />
        <AccountField
          label={t('account.field.email')}
          fault={faults.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={typed?.email}
        />
        <Agreement
          field={{
            id: 'consent',
            name: 'consent',
            defaultValue: typed?.consent ?? '',
            isRequired: true,
            error: faults.consent && t(`account.fault.${faults.consent}`),
          }}
        />
        <Button type="submit" kind="go">
          {t('account.new.title')}
        </Button>
      </form>
    </>
  );
}
