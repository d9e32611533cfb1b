import type { Fault } from '#lib/validation/fault.ts';
import type { FailedCall } from '#web/parts/form/form-refusal.ts';
import { accountFailure, neededText } from '#web/parts/security/account-faults.ts';

/** A password of a form that logs in or sets one: spaces alone are none. */
export const passwordRule = { ...neededText, isSecret: true } as const;

const otherwise = { unknown: 'account.fault.unknown', over: 'account.reset.over' } as const;

/** What of a failed call concerns the form as a whole: nobody has that e-mail and password, or the link is over. */
export function accountFault(failed: FailedCall, what: keyof typeof otherwise): Fault {
  if (failed.status === 403) return { key: 'account.fault.suspended', params: {} };
  if (failed.status === 401 || failed.status === 404) return { key: otherwise[what], params: {} };
  return accountFailure(failed);
}
