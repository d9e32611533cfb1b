import { type ContactField, clientField, contactFields, isTravellerField } from './contact-field-names.ts';
import type { Faults, FieldTexts } from './field-rules.ts';

/** Everything that a form has sent: the fields, who was chosen of those who are saved, and what it was opened with. */
export type SentForm = Record<ContactField | 'requestKey' | 'pass' | 'website', string> & FieldTexts;

/** How sending a form went ([S]§4.9). */
export type ContactOutcome =
  | { status: 'sent'; number: number }
  | { status: 'invalid'; faults: Faults; typed: SentForm }
  /** What it asks for is not what it showed: it is shown anew, and may be sent again. */
  | { status: 'stale'; typed: SentForm }
  | { status: 'failed'; typed: SentForm; isOffline?: boolean };

/** Reads what a form has sent, to be checked, or to be shown again. */
export function readSent(form: FormData): SentForm {
  const chosen = [...form.keys()].filter(isTravellerField);
  const names = [...contactFields, clientField, 'requestKey', 'pass', 'website', ...chosen];
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as SentForm; // all of them
}

/** Sends the form; a connection or a server that breaks is an outcome of the form as well, and keeps what was typed. */
export async function keepTyped(
  request: Request,
  send: () => Promise<ContactOutcome>,
): Promise<ContactOutcome> {
  const typed = readSent(await request.clone().formData());
  try {
    return await send();
  } catch {
    return { status: 'failed', typed, isOffline: !navigator.onLine }; // whatever it was, the card says it, and the page stays
  }
}
