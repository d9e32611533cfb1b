import { setTimeout as sleep } from 'node:timers/promises';
import type { Asked } from './steady-visitors.ts';

export type OpenedForm = Asked & { requestKey: string };

/** So many forms of the page that asks for a call back, opened, filled in, and old enough to be sent. */
export async function openForms(origin: string, count: number): Promise<OpenedForm[]> {
  const forms: OpenedForm[] = [];
  for (let nth = 1; nth <= count; nth++) {
    const opened = await (await fetch(`${origin}/b2c/feedback/form`)).json();
    const { requestKey, pass } = opened as { requestKey: string; pass: string };
    const typed = `Anna Berg the ${nth}th`;
    const fields = {
      FIELD_NAME: typed,
      FIELD_PHONE: `+371 2${String(nth).padStart(7, '0')}`,
      FIELD_EMAIL: `anna${nth}@mail.example`,
      FIELD_AGREE: 'on',
      requestKey,
      pass,
    };
    forms.push({ path: '/call-back', body: new URLSearchParams(fields).toString(), typed, requestKey });
  }
  await sleep(4_000);
  return forms;
}
