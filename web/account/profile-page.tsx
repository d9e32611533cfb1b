import { data, redirect } from 'react-router';
import { ownAccount, saveOwnAccount } from '#calls/traveller-account.ts';
import type { Fault } from '#lib/validation/fault.ts';
import { phoneValue } from '#lib/validation/market-phone.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { travellersOnly } from '#web/context/travellers-only.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import { shownPhone } from '#web/parts/form/known-contacts.ts';
import { useFaultText } from '#web/parts/form/use-fault-text.ts';
import { AccountField } from '#web/parts/security/account-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Route } from './+types/profile-page.ts';
import { AccountFrame } from './account-frame.tsx';
import styles from './traveller.module.css';

/** `/account/profile`: what a traveller is called, and their phone, which forms are filled in with. */
export async function loader(args: Route.LoaderArgs) {
  travellersOnly(args);
  const known = await args.context.get(clientContext).call(ownAccount, {});
  if (!known.ok) throw toErrorResponse(known.reason);
  const { name, phone } = known.value;
  return { name, phone: shownPhone(args.context.get(siteContext), phone) };
}

type Typed = { name: string; phone: string };

/** What is wrong; nothing, where it failed on our side. */
type Refused = { typed: Typed; isNameMissing?: boolean; phoneFault?: Fault };

/** Saves both, and leads back to the account. */
export async function action(args: Route.ActionArgs) {
  travellersOnly(args);
  const { context, request } = args;
  const form = await request.formData();
  const said = (field: keyof Typed) => String(form.get(field) ?? '');
  const typed = { name: said('name'), phone: said('phone') };
  if (!typed.name.trim()) return data<Refused>({ typed, isNameMissing: true }, { status: 400 });
  const phone = phoneValue(context.get(siteContext).phone, typed.phone);
  const saved = await context.get(clientContext).call(saveOwnAccount, {}, { name: typed.name, phone });
  if (saved.ok) return redirect(localPathIn(context)('/account'), 303);
  const wrong = saved.fields?.find(({ field, messageKey }) => field === 'phone' && messageKey);
  const phoneFault = wrong?.messageKey && { phoneFault: { key: wrong.messageKey, params: {} } };
  return data<Refused>({ typed, ...phoneFault }, { status: saved.status ?? 502 });
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const say = useFaultText();
  const { phone } = useVisit().site;
  const { typed = loaderData, isNameMissing, phoneFault } = actionData ?? {};
  const hasFailed = actionData && !isNameMissing && !phoneFault;
  return (
    <AccountFrame title={t('traveller.profile.title')}>
      {hasFailed && <Notice tone="error">{t('account.fault.failed')}</Notice>}
      <p className="muted">{t('traveller.profile.lead')}</p>
      <BoxedForm action={toLocal('/account/profile')} noValidate>
        <AccountField
          label={t('account.invitation.name')}
          fault={isNameMissing ? 'required' : undefined}
          name="name"
          autoComplete="name"
          maxLength={200}
          defaultValue={typed.name}
        />
        <Field label={t('form.phone')} error={say(phoneFault)}>
          {(control) => (
            <TextInput
              {...control}
              name="phone"
              type="tel"
              autoComplete="tel"
              placeholder={phone.placeholder}
              defaultValue={typed.phone}
            />
          )}
        </Field>
        <div className={styles.travellerWays}>
          <Button type="submit" kind="go">
            {t('traveller.saved.save')}
          </Button>
          <Link to={toLocal('/account')}>{t('user.account')}</Link>
        </div>
      </BoxedForm>
    </AccountFrame>
  );
}
