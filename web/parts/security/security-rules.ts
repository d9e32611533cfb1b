import { required } from '#lib/validation/required.ts';
import { anyText, type FieldRule, saying } from '#web/parts/form/field-rules.ts';
import { type FormRefusal, refusalIn } from '#web/parts/form/form-refusal.ts';
import { neededSecret, neededText } from './account-faults.ts';

/** What a form about how somebody logs in asks for. */
export type AskedOfSecurity = 'begin' | 'confirm' | 'renew' | 'off' | 'password';

/** What of a form was done for a code, or why it was not. */
export type SecurityOutcome = { codes: string[] } | FormRefusal;

const code: FieldRule = { validators: neededText.validators, isSecret: true, raw: (text) => text.trim() };

/** The form that sets another password, for the one of now. */
export const passwordRules = { asked: anyText, current: neededSecret, password: neededSecret };

/** The form that switches the second factor on. */
export const confirmRules = { asked: anyText, code, password: neededSecret };

/** The forms that ask for a code: without one it is the wrong one. */
export const codeRules = {
  asked: anyText,
  code: { ...code, validators: [saying('account.fault.code', required())] },
};

/** Why the form that asked for one of these was not taken. */
export function refusalOf(
  outcome: SecurityOutcome | undefined,
  asked: readonly AskedOfSecurity[],
): FormRefusal | undefined {
  const refusal = refusalIn(outcome);
  return asked.some((one) => one === refusal?.typed.asked) ? refusal : undefined;
}
