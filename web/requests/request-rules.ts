import { longestMessage } from '#lib/request-thread.ts';
import { anyText } from '#web/parts/form/field-rules.ts';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';

/** Who reads what is written: the agency alone, or the operator as well. */
type Reader = 'agency' | 'operator';

/** The forms for a note and for a message: what may be missing depends on the button that was pressed, so the call says it. */
export const noteRules = { words: anyText, to: anyText, state: anyText };

/** The form that keeps the filters of the page under a name. */
export const viewRules = { name: anyText, filters: anyText };

export const readerOf = (to: string | undefined): Reader => (to === 'operator' ? 'operator' : 'agency');

/** Why words were not taken that the call does not take: there are none, too many, or the request has enough. */
export function wordsFault(words: string) {
  const key =
    words === '' ? 'requests.nothing' : words.length > longestMessage ? 'requests.tooLong' : 'requests.full';
  return { key, params: {} };
}

/** The refusal of the form for this reader, said at its one field. */
export function refusalFor(refusal: FormRefusal | undefined, reader: Reader): FormRefusal | undefined {
  if (!refusal || readerOf(refusal.typed.to) !== reader) return undefined;
  const words = refusal.fields.words ?? refusal.form;
  return words ? { fields: { words }, typed: refusal.typed } : refusal;
}
