import type { RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { signInWithCode } from '#calls/second-factor.ts';
import { clientContext } from '#web/context/context.ts';
import { type AccountRefusal, refusedAs } from './account-outcome.ts';
import type { CodeStep } from './code-form.tsx';

type Shown = { ticket: string; code: string };

/** A session, and for how many agencies its person can work. */
export type Begun = AnswerOf<typeof signInWithCode>;

export type CodeOutcome =
  | Begun
  | { status: number; again: CodeStep }
  | { status: number; over: AccountRefusal };

/** Shows a code: the session begins, or the code is asked for again, or everything from the start. */
export async function takeCode(
  context: Readonly<RouterContextProvider>,
  { ticket, code }: Shown,
): Promise<CodeOutcome> {
  if (!code.trim()) return { status: 400, again: { ticket, fault: 'required' } };
  const signed = await context.get(clientContext).call(signInWithCode, {}, { ticket, code });
  if (signed.ok) return signed.value;
  const status = signed.status ?? 502;
  if (status === 404) return { status, over: { faults: {}, refused: { why: 'late' }, email: '' } };
  if (status === 400) return { status, again: { ticket, fault: 'code' } };
  return { status, again: { ticket, refused: refusedAs(signed, 'unknown') } };
}
