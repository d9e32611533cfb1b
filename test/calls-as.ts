import { expect } from 'vitest';
import type { z } from 'zod';
import { type Call, pathOf } from '#calls/call.ts';
import { formOf, type testApp } from '#server/test-app.ts';

/** What a request says of who sends it. */
export type Who = Record<string, string>;

type App = Awaited<ReturnType<typeof testApp>>;

/** Makes calls of a site as somebody; a form of nobody comes from a page of ours. */
export function callsAs(app: () => App, origin: string) {
  async function ask(call: Call, fields: Record<string, string> = {}, who: Who = {}) {
    const path = origin + pathOf(call);
    if (call.method === 'GET') return app().ask(`${path}?${new URLSearchParams(fields)}`, { headers: who });
    const form = formOf(fields);
    return app().ask(path, { ...form, headers: { ...form.headers, ...who } as Who });
  }

  /** What a call tells that has to be answered. */
  async function told<C extends Call>(
    call: C,
    fields?: Record<string, string>,
    who?: Who,
  ): Promise<z.output<C['answer']>> {
    const answer = await ask(call, fields, who);
    expect([call.name, answer.status]).toEqual([call.name, answer.status === 204 ? 204 : 200]);
    return answer.status === 204 ? (undefined as z.output<C['answer']>) : answer.json();
  }

  return { ask, told };
}
