import { redirect } from 'react-router';
import { deleteAccount, ownAccount } from '#calls/traveller-account.ts';
import { clientContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { travellersOnly } from '#web/context/travellers-only.ts';
import { withoutSession } from '#web/context/user/load-user.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import { refuse } from '#web/parts/form/form-refusal.ts';
import { parseForm } from '#web/parts/form/parse-form.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { accountFailure, neededSecret } from '#web/parts/security/account-faults.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
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

const rules = { password: neededSecret };

/** Deletes the account; the browser knows of nobody from then on. */
export async function action(args: Route.ActionArgs) {
  travellersOnly(args);
  const { request, context } = args;
  const parsed = await parseForm(request, rules);
  if (!parsed.ok) return refuse(parsed.refusal);
  const deleted = await context.get(clientContext).call(deleteAccount, {}, parsed.value);
  if (deleted.ok) return withoutSession(context, redirect(localPathIn(context)('/auth?deleted=1'), 303));
  if (deleted.status === 400) return refuse({ fields: { password: wrong }, typed: {} });
  return refuse({ fields: {}, form: accountFailure(deleted), typed: {} }, deleted.status ?? 502);
}

const wrong = { key: 'account.fault.wrong', params: {} };

export default function DeleteAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { ref, field } = useNativeForm({ rules, refusal: actionData });
  return (
    <AccountFrame title={t('traveller.delete.title')}>
      <RefusalNotice refusal={actionData} />
      <p>{t('traveller.delete.lead')}</p>
      {loaderData.worksForAgency && <Notice>{t('traveller.delete.agency')}</Notice>}
      <BoxedForm ref={ref} action={toLocal('/account/delete')} noValidate>
        <input type="hidden" name="username" autoComplete="username" value={loaderData.email} />
        <TextField
          field={field('password')}
          label={t('account.field.password')}
          type="password"
          autoComplete="current-password"
        />
        <div className={styles.travellerWays}>
          <Button type="submit">{t('traveller.delete.submit')}</Button>
          <Link to={toLocal('/account')}>{t('user.account')}</Link>
        </div>
      </BoxedForm>
    </AccountFrame>
  );
}
