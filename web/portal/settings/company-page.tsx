import { redirect } from 'react-router';
import { companyPeople } from '#calls/colleagues.ts';
import { dayIn } from '#lib/plain-date.ts';
import { agentsOnly } from '#web/visit/agents-only.ts';
import { clientContext, siteContext, userContext } from '#web/visit/context.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { localPathIn } from '#web/visit/local-path.ts';
import { useVisit } from '#web/visit/visit.tsx';
import type { Route } from './+types/company-page.ts';
import { changeCompany } from './company-action.ts';
import { CompanyPeople } from './company-people.tsx';
import { lacksSecondFactor } from './lacks-second-factor.ts';
import styles from './settings.module.css';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/mycompany`: the agency of the manager who is signed in; for its administrators its people and their rights. */
export async function loader(args: Route.LoaderArgs) {
  readyOnly(args);
  const { context, url } = args;
  if (!context.get(userContext)?.isAdmin) return { agencies: [], done: null };
  const known = await context.get(clientContext).call(companyPeople, {});
  if (!known.ok) throw new Response(null, { status: known.status ?? 502 });
  const { timeZone } = context.get(siteContext);
  const agencies = known.value.agencies.map(({ invitations, ...agency }) => ({
    ...agency,
    invitations: invitations.map((one) => ({ ...one, until: dayIn(new Date(one.until), timeZone) })),
  }));
  return { agencies, done: url.searchParams.get('done') };
}

export async function action(args: Route.ActionArgs) {
  readyOnly(args);
  return changeCompany(args.context, await args.request.formData(), args.url.host);
}

/** Lets agents on; an administrator sets a second factor up first. */
function readyOnly(args: Pick<Route.LoaderArgs, 'context' | 'url'>): void {
  agentsOnly(args);
  if (lacksSecondFactor(args.context)) throw redirect(localPathIn(args.context)('/settings/security'));
}

export default function CompanyPage({ loaderData: { agencies, done }, actionData }: Route.ComponentProps) {
  const t = useT();
  const { user } = useVisit();
  return (
    <SettingsFrame current="company">
      <h2>{user?.officialName}</h2>
      <dl className={styles.settingsFacts}>
        <dt>{t('account.field.email')}</dt>
        <dd>{[user?.partnerEmail1, user?.partnerEmail2].filter(Boolean).join(', ')}</dd>
      </dl>
      {agencies.length > 0 && <CompanyPeople agencies={agencies} done={done} refused={actionData} />}
    </SettingsFrame>
  );
}
