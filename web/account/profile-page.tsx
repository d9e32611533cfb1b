import { redirect } from 'react-router';
import { ownAccount, saveOwnAccount } from '#calls/traveller-account.ts';
import { phoneValue } from '#lib/validation/market-phone.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { travellersOnly } from '#web/context/travellers-only.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import { anyText } from '#web/parts/form/field-rules.ts';
import { refuse, refusedBy } from '#web/parts/form/form-refusal.ts';
import { shownPhone } from '#web/parts/form/known-contacts.ts';
import { parseForm } from '#web/parts/form/parse-form.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { neededText } from '#web/parts/security/account-faults.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
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

/** The call judges the phone. */
const rules = { name: neededText, phone: anyText };

/** Saves both, and leads back to the account. */
export async function action(args: Route.ActionArgs) {
  travellersOnly(args);
  const { context, request } = args;
  const parsed = await parseForm(request, rules);
  if (!parsed.ok) return refuse(parsed.refusal);
  const { name } = parsed.value;
  const phone = phoneValue(context.get(siteContext).phone, parsed.value.phone);
  const saved = await context.get(clientContext).call(saveOwnAccount, {}, { name, phone });
  if (saved.ok) return redirect(localPathIn(context)('/account'), 303);
  const refusal = refusedBy(saved, parsed.typed, {
    faultOf: ({ field, messageKey: key }) =>
      field === 'phone' && key ? [field, { key, params: {} }] : undefined,
    form: { key: 'account.fault.failed', params: {} },
  });
  return refuse(refusal, saved.status ?? 502);
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { phone } = useVisit().site;
  const { ref, field } = useNativeForm({ rules, refusal: actionData, known: loaderData });
  return (
    <AccountFrame title={t('traveller.profile.title')}>
      <RefusalNotice refusal={actionData} />
      <p className="muted">{t('traveller.profile.lead')}</p>
      <BoxedForm ref={ref} action={toLocal('/account/profile')} noValidate>
        <TextField
          field={field('name')}
          label={t('account.invitation.name')}
          autoComplete="name"
          maxLength={200}
        />
        <TextField
          field={field('phone')}
          label={t('form.phone')}
          type="tel"
          autoComplete="tel"
          placeholder={phone.placeholder}
        />
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
