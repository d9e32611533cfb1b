import { redirect } from 'react-router';
import { companyPeople } from '#calls/colleagues.ts';
import { dayIn } from '#lib/plain-date.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { clientContext, siteContext, userContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { useVisit } from '#web/context/visit.tsx';
import { readForm } from '#web/parts/form/read-form.ts';
import type { Route } from './+types/company-page.ts';
import { openCompany, saveCompany } from './company.ts';
import { changeCompany } from './company-action.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyPeople } from './company-people.tsx';
import { lacksSecondFactor } from './lacks-second-factor.ts';
import styles from './settings.module.css';
import { SettingsFrame } from './settings-frame.tsx';

/**
 * `/settings/mycompany`: the agency of the manager who is signed in, and what it says of its company; its administrators
 * change that, and its people and their rights.
 */
export async function loader(args: Route.LoaderArgs) {
  readyOnly(args);
  const { context, url } = args;
  const company = await openCompany(context);
  const done = url.searchParams.get('done');
  if (!context.get(userContext)?.isAdmin) return { company, agencies: [], done };
  const known = await context.get(clientContext).call(companyPeople, {});
  if (!known.ok) throw new Response(null, { status: known.status ?? 502 });
  const { timeZone } = context.get(siteContext);
  const agencies = known.value.agencies.map(({ invitations, ...agency }) => ({
    ...agency,
    invitations: invitations.map((one) => ({ ...one, until: dayIn(new Date(one.until), timeZone) })),
  }));
  return { company, agencies, done };
}

export async function action(args: Route.ActionArgs) {
  readyOnly(args);
  const form = await readForm(args.request);
  if (form.text('asked') === 'company') return saveCompany(args.context, form);
  return changeCompany(args.context, form, args.url.host);
}

/** Lets agents on; an administrator sets a second factor up first. */
function readyOnly(args: Pick<Route.LoaderArgs, 'context' | 'url'>): void {
  agentsOnly(args);
  if (lacksSecondFactor(args.context)) throw redirect(localPathIn(args.context)('/settings/security'));
}

export default function CompanyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { company, agencies, done } = loaderData;
  const { user } = useVisit();
  const t = useT();
  const isOfCompany = actionData?.typed.asked === 'company';
  return (
    <SettingsFrame current="company">
      <h2>{user?.officialName}</h2>
      <dl className={styles.settingsFacts}>
        <dt>{t('account.field.email')}</dt>
        <dd>{[user?.partnerEmail1, user?.partnerEmail2].filter(Boolean).join(', ')}</dd>
      </dl>
      <CompanyForm
        fields={company}
        isSaved={done === 'company' && !actionData}
        mayChange={user?.isAdmin ?? false}
        refusal={isOfCompany ? actionData : undefined}
      />
      {agencies.length > 0 && (
        <CompanyPeople agencies={agencies} done={done} refusal={isOfCompany ? undefined : actionData} />
      )}
    </SettingsFrame>
  );
}
