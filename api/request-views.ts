import { deleteRequestView, requestViews, saveRequestView } from '#calls/request-views.ts';
import { forgetView, listViews, saveView } from '#domain/agent-requests/request-views.ts';
import { mostRequestViews } from '#lib/most-request-views.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

/** The views that managers keep of their requests, each their own. */
export function registerRequestViews(api: Api, { db }: Pick<SignInDependencies, 'db'>): void {
  registerCall(api, requestViews, async ({ caller }) => {
    const views = await listViews(db, asManager(caller));
    return {
      ok: true,
      value: { views: views.map(({ id: view, name, filters }) => ({ view, name, filters })) },
    };
  });
  registerCall(api, saveRequestView, async ({ body: { name, filters }, caller }) => {
    const isKept = await saveView(db, asManager(caller), { name, filters });
    return isKept ? { ok: true, value: { name } } : full;
  });
  registerCall(api, deleteRequestView, async ({ body: { view }, caller }) => {
    const isDone = await forgetView(db, asManager(caller), view);
    return isDone ? { ok: true, value: { view } } : { ok: false, reason: 'not-found' };
  });
}

const full = {
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field: 'view', reason: `there are ${mostRequestViews}, and no more are kept` }],
};
