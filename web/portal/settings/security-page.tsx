import { data, redirect } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from '#calls/second-factor.ts';
import { scannedCode } from '#lib/scanned-code.ts';
import { Notice } from '#web/ui/notice.tsx';
import { agentsOnly } from '#web/visit/agents-only.ts';
import { clientContext } from '#web/visit/context.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { localPathIn } from '#web/visit/local-path.ts';
import type { Route } from './+types/security-page.ts';
import { lacksSecondFactor } from './lacks-second-factor.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { BeginSecondFactor, ConfirmSecondFactor } from './second-factor-set-up.tsx';
import type { AskedOfFactor, SecurityOutcome } from './security-outcome.ts';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/security`: the second factor of the agent. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const factor = await args.context.get(clientContext).call(secondFactor, {});
  if (!factor.ok) throw new Response(null, { status: factor.status ?? 502 });
  const { value } = factor;
  const isNeeded = lacksSecondFactor(args.context);
  return { ...setUp(value), isNeeded };
}

/** The code is drawn here, so that browsers do without its library. */
const setUp = (value: AnswerOf<typeof secondFactor>) =>
  value.state === 'pending' ? { ...value, picture: scannedCode(value.address, 'M') } : value;

export async function action(args: Route.ActionArgs) {
  agentsOnly(args);
  const form = await args.request.formData();
  const asked = `${form.get('asked')}` as AskedOfFactor; // what is none of them ends what was begun below
  const code = `${form.get('code') ?? ''}`.trim();
  const client = args.context.get(clientContext);
  const back = redirect(localPathIn(args.context)('/settings/security'), 303);
  if (asked === 'begin') {
    const begun = await client.call(beginSecondFactor, {});
    return begun.ok ? back : refusal(asked, begun);
  }
  if (asked === 'off') {
    const ended = await client.call(endSecondFactor, {}, { code });
    return ended.ok ? back : refusal(asked, ended);
  }
  const change = asked === 'renew' ? renewRecoveryCodes : confirmSecondFactor;
  const given = await client.call(change, {}, { code });
  if (given.ok) return data<SecurityOutcome>({ codes: given.value.recoveryCodes });
  return refusal(asked === 'renew' ? 'renew' : 'confirm', given);
}

type Failed = { status?: number; retryAfterSeconds?: number };

function refusal(refused: AskedOfFactor, { status = 502, retryAfterSeconds = 60 }: Failed) {
  const fault = status === 400 ? 'code' : status === 429 ? 'wait' : 'failed';
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return data<SecurityOutcome>({ refused, fault, minutes }, { status });
}

export default function SecurityPage({ loaderData: factor, actionData }: Route.ComponentProps) {
  const t = useT();
  const refused = actionData && 'refused' in actionData ? actionData : undefined;
  return (
    <SettingsFrame current="security">
      {factor.isNeeded && <Notice>{t('agentSettings.codeNeeded')}</Notice>}
      <p className="muted">{t('agentSettings.codeLead')}</p>
      {actionData && 'codes' in actionData && <RecoveryCodes codes={actionData.codes} />}
      {factor.state === 'off' && <BeginSecondFactor refused={refused} />}
      {factor.state === 'pending' && <ConfirmSecondFactor factor={factor} refused={refused} />}
      {factor.state === 'on' && <SecondFactorOn codesLeft={factor.codesLeft} refused={refused} />}
    </SettingsFrame>
  );
}
