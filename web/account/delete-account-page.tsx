import { data, redirect } from 'react-router';
import type { CallResult } from '#calls/client.ts';
import { deleteAccount, ownAccount } from '#calls/traveller-account.ts';
import { clientContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { travellersOnly } from '#web/context/travellers-only.ts';
import { withoutSession } from '#web/context/user/load-user.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Route } from './+types/delete-account-page.ts';
import { AccountFrame } from './account-frame.tsx';
import styles from './traveller.module.css';

/** `/account/delete`: asks for the password once more. */
export async function loader(args: Route.LoaderArgs) {
  travellersOnly(args);
  const known = await args.context.get(clientContext).call(ownAccount, {});
  if (!known.ok) throw new Response(null, { status: known.status ?? 502 });
  return known.value;
}

type Refused = { fault: 'required' | 'wrong' | 'failed' } | { fault: 'wait'; minutes: number };

/** Deletes the account; the browser knows of nobody from then on. */
export async function action(args: Route.ActionArgs) {
  travellersOnly(args);
  const { request, context } = args;
  const password = String((await request.formData()).get('password') ?? '');
  if (!password) return data<Refused>({ fault: 'required' }, { status: 400 });
  const deleted = await context.get(clientContext).call(deleteAccount, {}, { password });
  if (deleted.ok) return withoutSession(context, redirect(localPathIn(context)('/auth?deleted=1'), 303));
  return data<Refused>(refusedFor(deleted), { status: deleted.status ?? 502 });
}

function refusedFor({ status, retryAfterSeconds }: Extract<CallResult<unknown>, { ok: false }>): Refused {
  if (status === 429) return { fault: 'wait', minutes: Math.ceil((retryAfterSeconds ?? 60) / 60) };
  return { fault: status === 400 ? 'wrong' : 'failed' };
}

export default function DeleteAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { fault } = actionData ?? {};
  return (
    <AccountFrame title={t('traveller.delete.title')}>
      {actionData?.fault === 'wait' && (
        <Notice tone="error">{t('account.fault.wait', { minutes: String(actionData.minutes) })}</Notice>
      )}
      {fault === 'failed' && <Notice tone="error">{t('account.fault.failed')}</Notice>}
      <p>{t('traveller.delete.lead')}</p>
      {loaderData.worksForAgency && <Notice>{t('traveller.delete.agency')}</Notice>}
      <BoxedForm action={toLocal('/account/delete')} noValidate>
        <input type="hidden" name="username" autoComplete="username" value={loaderData.email} />
        <Field
          label={t('account.field.password')}
          error={fault === 'required' || fault === 'wrong' ? t(`account.fault.${fault}`) : undefined}
          required
        >
          {(control) => (
            <TextInput {...control} name="password" type="password" autoComplete="current-password" />
          )}
        </Field>
        <div className={styles.travellerWays}>
          <Button type="submit">{t('traveller.delete.submit')}</Button>
          <Link to={toLocal('/account')}>{t('user.account')}</Link>
        </div>
      </BoxedForm>
    </AccountFrame>
  );
}
