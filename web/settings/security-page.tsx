import { agentsOnly } from '#web/context/agents-only.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { readForm } from '#web/parts/form/read-form.ts';
import { changeSecurity } from '#web/parts/security/change-security.ts';
import { loadSecondFactor } from '#web/parts/security/load-second-factor.ts';
import { PasswordForm } from '#web/parts/security/password-form.tsx';
import { SecondFactor } from '#web/parts/security/second-factor.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/security-page.ts';
import { lacksSecondFactor } from './lacks-second-factor.ts';
import { SettingsFrame } from './settings-frame.tsx';

const page = '/settings/security';

/** `/settings/security`: how the agent logs in. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  return {
    factor: await loadSecondFactor(args.context),
    isNeeded: lacksSecondFactor(args.context),
    isChanged: args.url.searchParams.has('password'),
  };
}

export async function action(args: Route.ActionArgs) {
  agentsOnly(args);
  return changeSecurity(await readForm(args.request), args.context, page);
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { factor, isNeeded, isChanged } = loaderData;
  return (
    <SettingsFrame current="security">
      {isNeeded && <Notice>{t('agentSettings.codeNeeded')}</Notice>}
      <SecondFactor page={page} factor={factor} outcome={actionData} />
      <PasswordForm page={page} isChanged={isChanged} outcome={actionData} />
    </SettingsFrame>
  );
}
