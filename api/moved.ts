import { moved } from '#calls/moved.ts';
import { findMoved } from '#domain/content/find-moved.ts';
import type { LiveContent } from '#domain/content/live-content.ts';
import type { Api } from './api-env.ts';
import { registerCall } from './register-call.ts';

/** `GET /b2c/Moved`. */
export function registerMoved(api: Api, { content }: { content: LiveContent }): void {
  registerCall(api, moved, async ({ query, site, log }) => {
    const source = { db: content.db, moment: await content.current(log) };
    const found = await findMoved(source, query.address, site);
    if (!found) return { ok: false, reason: 'not-found' };
    return { ok: true, value: { status: found.status, to: found.status === 410 ? '' : found.to } };
  });
}
