import type { FieldFault } from './account-field.tsx';

/** What a form about how somebody logs in asks for. */
export type AskedOfSecurity = 'begin' | 'confirm' | 'renew' | 'off' | 'password';

/** Why it was not done: what is wrong with its fields, or with all of it. */
export type SecurityRefusal = {
  refused: AskedOfSecurity;
  faults: Partial<Record<'code' | 'current' | 'password', FieldFault>>;
  why?: 'wait' | 'failed';
  minutes: number;
};

/** What of a form was done for a code, or why it was not. */
export type SecurityOutcome = { codes: string[] } | SecurityRefusal;

/** Why the form that asked for one of these was not taken. */
export const refusalOf = (
  outcome: SecurityOutcome | undefined,
  asked: readonly AskedOfSecurity[],
): SecurityRefusal | undefined =>
  outcome && 'refused' in outcome && asked.includes(outcome.refused) ? outcome : undefined;
