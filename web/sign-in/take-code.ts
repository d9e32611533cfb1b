import type { RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import { signInWithCode } from '#calls/second-factor.ts';
import { clientContext } from '#web/context/context.ts';
import { refuse } from '#web/parts/form/form-refusal.ts';
import { checkForm } from '#web/parts/form/parse-form.ts';
import type { SentForm } from '#web/parts/form/read-form.ts';
import { accountFault } from './account-outcome.ts';
import { codeRules } from './code-form.tsx';

/** A session, and for how many agencies its person can work. */
export type Begun = AnswerOf<typeof signInWithCode>;

type CodeOutcome = { begun: Begun } | { refused: ReturnType<typeof refuse> };

/** Shows a code: the session begins, or the code is asked for again, or everything from the start. */
export async function takeCode(
  context: Readonly<RouterContextProvider>,
  form: SentForm,
): Promise<CodeOutcome> {
  const parsed = checkForm(form, codeRules);
  if (!parsed.ok) return { refused: refuse(parsed.refusal) };
  const { ticket, code } = parsed.value;
  const signed = await context.get(clientContext).call(signInWithCode, {}, { ticket, code });
  if (signed.ok) return { begun: signed.value };
  const { status = 502 } = signed;
  const { typed } = parsed;
  if (status === 404) {
    const late = { key: 'account.code.over', params: {} };
    return { refused: refuse({ fields: {}, form: late, typed: {} }, status) };
  }
  if (status === 400) {
    const wrong = { key: 'account.fault.code', params: {} };
    return { refused: refuse({ fields: { code: wrong }, typed }, status) };
  }
  return { refused: refuse({ fields: {}, form: accountFault(signed, 'unknown'), typed }, status) };
}
