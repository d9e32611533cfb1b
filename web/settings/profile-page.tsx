import { type RouterContextProvider, redirect } from 'react-router';
import { type ManagerProfile, managerProfile, saveManagerProfile } from '#calls/manager-profile.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { clientContext, clockContext, encryptedContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { useVisit } from '#web/context/visit.tsx';
import { refuse } from '#web/parts/form/form-refusal.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/profile-page.ts';
import { administratorIn, ownFields, ownProfileView } from './own-profile.ts';
import { checkProfile, profileTexts, refusedProfile } from './profile.ts';
import { ProfileForm } from './profile-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings`: the profile of the manager who is signed in ([S]§2.17). */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const profile = await profileOf(args.context);
  return {
    hasData: profile.code !== -1,
    fields: ownProfileView(profile),
    towns: profile.townList,
    administrator: administratorIn(profile),
    isSaved: args.url.searchParams.has('saved'),
    emailToConfirm: profile.emailToConfirm,
  };
}

async function profileOf(context: Readonly<RouterContextProvider>): Promise<ManagerProfile> {
  const profile = await context.get(clientContext).call(managerProfile, {});
  if (profile.ok) return profile.value;
  throw new Response(null, { status: profile.status ?? 502 });
}

/** Saves it, and shows it again; what is wrong is said beside its field, and what was typed stays. */
export async function action(args: Route.ActionArgs) {
  agentsOnly(args);
  const { context, request } = args;
  const profile = await profileOf(context);
  const { fields } = profile;
  const view = ownProfileView(profile);
  const { today } = context.get(clockContext);
  const parsed = checkProfile(await readForm(request), { fields, view, today });
  if (!parsed.ok) return refuse(parsed.refusal);
  const texts = profileTexts(fields, ownFields, parsed.value);
  const male = texts.male === '0' || texts.male === '1' ? texts.male : '';
  const origin = `${context.get(encryptedContext) ? 'https' : 'http'}://${args.url.host}`;
  const saved = await context.get(clientContext).call(saveManagerProfile, {}, { ...texts, male, origin });
  if (saved.ok) return redirect(localPathIn(context)('/settings?saved=1'), 303);
  return refuse(refusedProfile(saved, parsed.typed), saved.status ?? 502);
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { today } = useVisit();
  const { hasData, fields, towns, administrator, isSaved, emailToConfirm } = loaderData;
  return (
    <SettingsFrame current="profile">
      <RefusalNotice refusal={actionData} toCheck={t('agentSettings.toCheck')} />
      {isSaved && !actionData && <Notice tone="done">{t('agentSettings.saved')}</Notice>}
      {emailToConfirm && <Notice>{t('agentSettings.emailSent', { email: emailToConfirm })}</Notice>}
      {!hasData && <Notice tone="error">{t('failures.noData')}</Notice>}
      {administrator && (
        <p className="muted">
          {t('agentSettings.administrator', { name: administrator.name })},{' '}
          <a href={`mailto:${administrator.email}`}>{administrator.email}</a>
        </p>
      )}
      {hasData && (
        <>
          <p className="muted">{t('agentSettings.profileLead')}</p>
          <ProfileForm action="/settings" fields={fields} towns={towns} today={today} refusal={actionData} />
        </>
      )}
    </SettingsFrame>
  );
}
