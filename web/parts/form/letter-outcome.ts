import type { CallResult } from '#calls/client.ts';
import type { OpenedForm } from '#calls/feedback.ts';
import { fault } from '#lib/validation/fault.ts';
import type { Faults, FieldTexts } from './field-rules.ts';

/** What a form was opened with, and its trap. */
type Opening = Record<'requestKey' | 'pass' | 'website', string>;

/** Everything that a letter form has sent in words. */
export type SentLetter = FieldTexts & Opening;

/** How sending a letter went. */
export type LetterOutcome =
  | { status: 'sent'; number: number }
  | { status: 'invalid'; faults: Faults; typed: SentLetter }
  | { status: 'failed'; typed: SentLetter; isOffline?: boolean };

/** Reads what a form has sent, to be checked, or to be shown again; of a file its name. */
export function readLetter(form: FormData, names: readonly string[]): SentLetter {
  const said = (name: string) => {
    const value = form.get(name) ?? '';
    return typeof value === 'string' ? value : value.size > 0 ? value.name || 'file' : '';
  };
  const all = [...names, 'requestKey', 'pass', 'website'];
  return Object.fromEntries(all.map((name) => [name, said(name)])) as SentLetter; // all of them
}

/** Sends a letter; a connection or a server that breaks is an outcome as well, and keeps what was typed. */
export async function keepLetter(
  request: Request,
  names: readonly string[],
  send: () => Promise<LetterOutcome>,
): Promise<LetterOutcome> {
  const typed = readLetter(await request.clone().formData(), names);
  try {
    return await send();
  } catch {
    return { status: 'failed', typed, isOffline: !navigator.onLine }; // whatever it was, the form says it, and stays
  }
}

const statuses: Record<string, number> = {
  'too-many-requests': 429,
  unavailable: 503,
  'not-found': 404,
  gone: 410,
};

/** What the call said of a letter, and the status of the page that tells it; `fields` are the form's own by the call's. */
export function letterOutcome(
  sent: CallResult<{ number: number }>,
  typed: SentLetter,
  fields: Readonly<Record<string, string>>,
): [LetterOutcome, { status: number }] {
  if (sent.ok) return [{ status: 'sent', number: sent.value.number }, { status: 200 }];
  const known = (sent.fields ?? []).flatMap(({ field, messageKey }) => {
    const name = fields[field];
    return name && messageKey ? [[name, fault(messageKey.replace(/^validations\./, ''))] as const] : [];
  });
  if (known.length > 0)
    return [{ status: 'invalid', faults: Object.fromEntries(known), typed }, { status: 400 }];
  return [{ status: 'failed', typed }, { status: statuses[sent.reason] ?? 502 }];
}

/** What a form is opened with: what was sent already is still the same letter. */
export const openingOf = (opened: OpenedForm, typed: SentLetter | undefined) =>
  typed?.requestKey ? typed : opened;
