import { redirect } from 'react-router';
import { agentsOnly } from '#web/context/agents-only.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import { DeviceRows } from '#web/parts/security/device-rows.tsx';
import { endOwnSessions, loadOwnSessions } from '#web/parts/security/own-sessions.ts';
import type { Route } from './+types/sessions-page.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/sessions`: where the agent is logged in. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  return {
    sessions: await loadOwnSessions(args.context),
    isEnded: args.url.searchParams.has('ended'),
  };
}

export async function action(args: Route.ActionArgs) {
  agentsOnly(args);
  await endOwnSessions(await readForm(args.request), args.context);
  return redirect(localPathIn(args.context)('/settings/sessions?ended=1'), 303);
}

export default function SessionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsFrame current="sessions">
      <DeviceRows page="/settings/sessions" {...loaderData} />
    </SettingsFrame>
  );
}
