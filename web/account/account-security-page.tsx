import { redirect } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { travellersOnly } from '#web/context/travellers-only.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { readForm } from '#web/parts/form/read-form.ts';
import { changeSecurity } from '#web/parts/security/change-security.ts';
import { DeviceRows } from '#web/parts/security/device-rows.tsx';
import { loadSecondFactor } from '#web/parts/security/load-second-factor.ts';
import { endOwnSessions, loadOwnSessions } from '#web/parts/security/own-sessions.ts';
import { PasswordForm } from '#web/parts/security/password-form.tsx';
import { SecondFactor } from '#web/parts/security/second-factor.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/account-security-page.ts';
import { AccountFrame } from './account-frame.tsx';

const page = '/account/security';

/** `/account/security`: how a traveller logs in, and where they are logged in. */
export async function loader(args: Route.LoaderArgs) {
  travellersOnly(args);
  const { context, url } = args;
  const [factor, sessions] = await Promise.all([loadSecondFactor(context), loadOwnSessions(context)]);
  return {
    factor,
    sessions,
    isChanged: url.searchParams.has('password'),
    isEnded: url.searchParams.has('ended'),
  };
}

export async function action(args: Route.ActionArgs) {
  travellersOnly(args);
  const { request, context } = args;
  const form = await readForm(request);
  if (form.text('asked') !== 'end') return changeSecurity(form, context, page);
  await endOwnSessions(form, context);
  return redirect(localPathIn(context)(`${page}?ended=1`), 303);
}

export default function AccountSecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { factor, sessions, isChanged, isEnded } = loaderData;
  const email = useVisit().traveller?.email ?? '';
  return (
    <AccountFrame title={t('security.title')}>
      <PasswordForm page={page} email={email} isChanged={isChanged} outcome={actionData} />
      <SecondFactor page={page} factor={factor} outcome={actionData} />
      <section aria-labelledby="own-devices">
        <h2 id="own-devices">{t('security.devices')}</h2>
        <DeviceRows page={page} sessions={sessions} isEnded={isEnded} />
      </section>
      <p>
        <Link to={toLocal('/account')}>{t('user.account')}</Link>
      </p>
    </AccountFrame>
  );
}
