import { data, type RouterContextProvider, redirect } from 'react-router';
import { type ManagerProfile, managerProfile, saveManagerProfile } from '#calls/manager-profile.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { clientContext, clockContext, encryptedContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { useVisit } from '#web/context/visit.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/profile-page.ts';
import { administratorIn, ownFields, ownProfileView } from './own-profile.ts';
import { fieldFaults, type RefusedProfile, readFields, responseFaults } from './profile.ts';
import { ProfileForm } from './profile-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

type RefusedOwn = RefusedProfile & { waitMinutes?: number | undefined };

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
  const typed = readFields(fields, { names: ownFields, view, form: await request.formData() });
  const faults = fieldFaults(fields, view, { typed, today: context.get(clockContext).today });
  if (Object.keys(faults).length > 0) return data<RefusedOwn>({ typed, faults }, { status: 400 });
  const male = typed.male === '0' || typed.male === '1' ? typed.male : '';
  const origin = `${context.get(encryptedContext) ? 'https' : 'http'}://${args.url.host}`;
  const saved = await context.get(clientContext).call(saveManagerProfile, {}, { ...typed, male, origin });
  if (saved.ok) return redirect(localPathIn(context)('/settings?saved=1'), 303);
  const { status = 502, retryAfterSeconds } = saved;
  const waitMinutes = status === 429 ? Math.ceil((retryAfterSeconds ?? 60) / 60) : undefined;
  return data<RefusedOwn>({ typed, faults: responseFaults(saved), waitMinutes }, { status });
}

/** Why nothing was saved, where that is in none of the fields. */
const failure = (t: ReturnType<typeof useT>, minutes: number | undefined) =>
  minutes === undefined ? t('account.fault.failed') : t('account.fault.wait', { minutes: `${minutes}` });

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { today } = useVisit();
  const { hasData, fields, towns, administrator, isSaved, emailToConfirm } = loaderData;
  const isWrong = actionData && Object.keys(actionData.faults).length > 0;
  return (
    <SettingsFrame current="profile">
      {isWrong && <Notice tone="error">{t('agentSettings.toCheck')}</Notice>}
      {actionData && !isWrong && <Notice tone="error">{failure(t, actionData.waitMinutes)}</Notice>}
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
          <ProfileForm action="/settings" fields={fields} towns={towns} today={today} refused={actionData} />
        </>
      )}
    </SettingsFrame>
  );
}
