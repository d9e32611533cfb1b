import type { RequestOutcome } from './request-loader.ts';
import { typedFields } from './typed-fields.ts';

/** Sends the form; a connection or a server that breaks is an outcome of the form as well, and keeps what was typed. */
export async function keepTyped(
  request: Request,
  send: () => Promise<RequestOutcome>,
): Promise<RequestOutcome> {
  const typed = typedFields(await request.clone().formData());
  try {
    return await send();
  } catch {
    return { status: 'failed', typed }; // whatever it was, the card says it, and the page stays
  }
}
