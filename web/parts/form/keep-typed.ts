import type { FormRefusal } from './form-refusal.ts';
import { readForm, type SentForm } from './read-form.ts';

/** Sends a form from the browser; a connection or a server that breaks is a refusal as well, and keeps what was typed. */
export async function keepTyped<Outcome>(
  request: Request,
  send: () => Promise<Outcome>,
): Promise<Outcome | FormRefusal> {
  const form = await readForm(request.clone());
  try {
    return await send();
  } catch {
    const cause = navigator.onLine ? 'text' : 'offline';
    return {
      fields: {},
      form: { key: `common.formFeedback.submitError.${cause}`, params: {} },
      typed: textsOf(form),
    }; // whatever it was, the form says it, and stays
  }
}

/** Everything that it says. */
export const textsOf = ({ names, text }: SentForm) =>
  Object.fromEntries(names.map((name) => [name, text(name)]));
