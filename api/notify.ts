import { getNotify, setNotify } from '#calls/notify.ts';
import { changeKeptList } from '#domain/kept-lists/change-kept-list.ts';
import { findKeptList } from '#domain/kept-lists/find-kept-list.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

/** `GET /api/MyOffice/GetNotify` and `POST /api/MyOffice/SetNotify`: the lists that agents keep ([S]§4.7). */
export function registerNotify(api: Api, { db }: { db: SignInDependencies['db'] }): void {
  registerCall(api, getNotify, async ({ query, caller }) => {
    const { managerId } = asManager(caller);
    return notify(await findKeptList(db, { managerId, name: query.key }));
  });
  registerCall(api, setNotify, async ({ body: { key: name, value: hotels, before }, caller }) => {
    const { managerId } = asManager(caller);
    return notify(await changeKeptList(db, { managerId, name }, { hotels, before }));
  });
}

const notify = (hotels: readonly number[]) => ({
  ok: true as const,
  value: { code: 0, message: '', value: hotels.join(',') },
});
