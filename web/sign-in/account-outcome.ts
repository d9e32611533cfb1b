import type { CallResult } from '#calls/client.ts';
import type { FieldFault } from '#web/parts/security/account-field.tsx';

/** Why a form about an account was not taken; what was typed is shown again, but for passwords. */
export type AccountRefusal = {
  faults: Partial<Record<'email' | 'password', FieldFault>>;
  /** What is wrong with all of it. */
  refused?: { why: 'unknown' | 'over' | 'late' | 'suspended' | 'failed' } | { why: 'wait'; minutes: number };
  email: string;
};

/** The fields of a form, by name. */
export const said = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** Those of the fields that are empty. */
export function emptyFields(fields: Partial<Record<'email' | 'password', string>>): AccountRefusal['faults'] {
  const empty = Object.entries(fields).filter(([, value]) => !value.trim());
  return Object.fromEntries(empty.map(([name]) => [name, 'required']));
}

type Failed = Extract<CallResult<unknown>, { ok: false }>;

/** What of a failed call concerns the form as a whole. */
export function refusedAs({ status, retryAfterSeconds }: Failed, otherwise: 'unknown' | 'over') {
  if (status === 429) return { why: 'wait', minutes: Math.ceil((retryAfterSeconds ?? 60) / 60) } as const;
  if (status === 403) return { why: 'suspended' } as const;
  return { why: status === 401 || status === 404 ? otherwise : 'failed' } as const;
}
