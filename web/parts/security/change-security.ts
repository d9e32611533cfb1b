import { data, type RouterContextProvider, redirect } from 'react-router';
import type { CallResult, Client } from '#calls/client.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '#calls/second-factor.ts';
import { changePassword } from '#calls/sign-in.ts';
import { clientContext } from '#web/visit/context.ts';
import { localPathIn } from '#web/visit/local-path.ts';
import { passwordFaultIn } from './password-fault-in.ts';
import type { AskedOfSecurity, SecurityOutcome, SecurityRefusal } from './security-outcome.ts';

type Failed = Extract<CallResult<unknown>, { ok: false }>;
type Said = (field: string) => string;

/** The pages that have such forms. */
export type SecurityPath = '/settings/security' | '/account/security';

/** Does what a form about how somebody logs in asks for, and leads back to its page, or tells the codes that were given. */
export async function changeSecurity(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  page: SecurityPath,
) {
  const said: Said = (field) => String(form.get(field) ?? '');
  const asked = said('asked');
  const client = context.get(clientContext);
  const back = (path: SecurityPath | `${SecurityPath}?password=1`) =>
    redirect(localPathIn(context)(path), 303);
  if (asked === 'password') return changeOwnPassword(said, client, () => back(`${page}?password=1`));
  if (asked === 'begin') {
    const begun = await client.call(beginSecondFactor, {});
    return begun.ok ? back(page) : refusal(asked, begun);
  }
  const code = said('code').trim();
  if (asked === 'off') {
    const ended = await client.call(endSecondFactor, {}, { code });
    return ended.ok ? back(page) : refusal(asked, ended);
  }
  const isRenewed = asked === 'renew';
  const given = await client.call(isRenewed ? renewRecoveryCodes : confirmSecondFactor, {}, { code });
  if (given.ok) return data<SecurityOutcome>({ codes: given.value.recoveryCodes });
  return refusal(isRenewed ? 'renew' : 'confirm', given);
}

async function changeOwnPassword(said: Said, client: Client, done: () => Response) {
  const [current, password] = [said('current'), said('password')];
  if (!current || !password) {
    const faults = {
      ...(!current && { current: 'required' as const }),
      ...(!password && { password: 'required' as const }),
    };
    return data<SecurityOutcome>({ refused: 'password', faults, minutes: 0 }, { status: 400 });
  }
  const changed = await client.call(changePassword, {}, { current, password });
  return changed.ok ? done() : refusal('password', changed);
}

function refusal(refused: AskedOfSecurity, failed: Failed) {
  const { status = 502, retryAfterSeconds = 60 } = failed;
  const faults = status === 400 ? faultsIn(refused, failed) : {};
  const why = status === 429 ? 'wait' : 'failed';
  return data<SecurityOutcome>(
    {
      ...{ refused, faults, minutes: Math.ceil(retryAfterSeconds / 60) },
      ...(Object.keys(faults).length === 0 && { why }),
    },
    { status },
  );
}

function faultsIn(refused: AskedOfSecurity, failed: Failed): SecurityRefusal['faults'] {
  if (refused !== 'password') return { code: 'code' };
  const fault = passwordFaultIn(failed);
  return fault ? { [fault === 'wrong' ? 'current' : 'password']: fault } : {};
}
