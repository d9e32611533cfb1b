import { invitationFaults } from '#calls/invitation.ts';
import type { FieldError } from '#calls/problem.ts';
import { passwordFaults } from '#calls/sign-in.ts';
import type { Fault } from '#lib/validation/fault.ts';
import { required } from '#lib/validation/required.ts';
import { type FieldRule, saying } from '#web/parts/form/field-rules.ts';
import type { FailedCall } from '#web/parts/form/form-refusal.ts';

/** A field of a form about an account that has to be filled in. */
export const neededText: FieldRule = { validators: [saying('account.fault.required', required())] };

/** A password, which may be of spaces. */
export const neededSecret: FieldRule = {
  validators: [(value) => (value ? undefined : { key: 'account.fault.required', params: {} })],
  isSecret: true,
};

const passwordKeys: readonly string[] = [
  ...Object.values(passwordFaults),
  invitationFaults['wrong-password'],
];

/** What a call has found wrong with a password. */
export const passwordFault = ({ messageKey: key = '' }: FieldError): Fault | undefined =>
  passwordKeys.includes(key) ? { key, params: {} } : undefined;

/** What a call that failed says of a form about an account as a whole. */
export const accountFailure = ({ status, retryAfterSeconds = 60 }: FailedCall): Fault =>
  status === 429
    ? { key: 'account.fault.wait', params: { minutes: `${Math.ceil(retryAfterSeconds / 60)}` } }
    : { key: 'account.fault.failed', params: {} };

/** The same, at the field of the password. */
export function passwordFaultAt(error: FieldError): ['password', Fault] | undefined {
  const fault = passwordFault(error);
  return fault && ['password', fault];
}
