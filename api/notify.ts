import { getNotify, setNotify } from '#calls/notify.ts';
import { changeKeptList } from '#domain/kept-lists/change-kept-list.ts';
import { findKeptList } from '#domain/kept-lists/find-kept-list.ts';
import type { KeptList } from '#domain/kept-lists/kept-list-store.server.ts';
import { mostKept } from '#lib/most-kept.ts';
import type { Principal } from '#lib/principal.ts';
import type { Api } from './api-env.ts';
import { asPerson } from './as-person.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

/** `GET /api/MyOffice/GetNotify` and `POST /api/MyOffice/SetNotify`: the lists that agents keep ([S]§4.7), and travellers. */
export function registerNotify(api: Api, { db }: { db: SignInDependencies['db'] }): void {
  registerCall(api, getNotify, async ({ query, caller }) => {
    return notify(await findKeptList(db, { ...whoseList(caller), name: query.key }));
  });
  registerCall(api, setNotify, async ({ body: { key: name, value: hotels, before, trips }, caller }) => {
    const changed = await changeKeptList(db, { ...whoseList(caller), name }, { hotels, before, trips });
    if (changed.ok) return notify(changed.value);
    const reason = `has more than ${mostKept[name]} values with those that were kept elsewhere`;
    return { ok: false, reason: 'invalid-request', fields: [{ field: 'value', reason }] };
  });
}

function whoseList(caller: Principal) {
  const person = asPerson(caller);
  return person.kind === 'manager'
    ? ({ whose: 'manager_inc', id: person.managerId } as const)
    : ({ whose: 'person_id', id: person.personId } as const);
}

function notify({ hotels, trips }: KeptList) {
  const value = { code: 0, message: '', value: hotels.join(',') };
  return { ok: true as const, value: Object.keys(trips).length > 0 ? { ...value, trips } : value };
}
