import type { Client } from '#calls/client.ts';
import { feedbackForm, type OpenedForm } from '#calls/feedback.ts';

/** Opens a form that will be sent once. Where that fails it can be filled in, and what was typed outlives a reload. */
export async function openForm(client: Client): Promise<OpenedForm> {
  const opened = await client.call(feedbackForm, {});
  return opened.ok ? opened.value : { requestKey: crypto.randomUUID(), pass: '', opensAfterSeconds: 0 };
}
