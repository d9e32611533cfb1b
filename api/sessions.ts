import { endOtherOwnSessions, endOwnSession, ownSessions } from '#calls/sessions.ts';
import { endOtherSessions, endSession } from '#domain/accounts/end-session.ts';
import { listSessions } from '#domain/accounts/list-sessions.ts';
import { minuteOf } from '#lib/minute-of.ts';
import type { Api } from './api-env.ts';
import { asPerson } from './as-person.ts';
import { registerCall } from './register-call.ts';
import type { SignInDependencies } from './sign-in.ts';

/** `/api/auth/sessions`: where a person is signed in, and an end to it. */
export function registerSessions(api: Api, { db }: { db: SignInDependencies['db'] }): void {
  registerCall(api, ownSessions, async ({ caller, now }) => {
    const sessions = await listSessions(db, asPerson(caller), now);
    return {
      ok: true,
      value: {
        sessions: sessions.map(({ id, device, address, isThis, ...times }) => ({
          id,
          device,
          isThis,
          address: address.replace(/^::ffff:/i, ''), // an IPv4 address that came by IPv6
          since: times.created_at.toISOString(),
          lastSeen: minuteOf(times.last_seen_at).toISOString(),
        })),
      },
    };
  });
  registerCall(api, endOwnSession, async ({ body, caller, address, now }) => {
    const isEnded = await endSession(body.id, { db, caller: asPerson(caller), address, now });
    return isEnded ? done : { ok: false, reason: 'not-found' };
  });
  registerCall(api, endOtherOwnSessions, async ({ caller, address, now }) => {
    const ended = await endOtherSessions({ db, caller: asPerson(caller), address, now });
    return { ok: true, value: { ended } };
  });
}

const done = { ok: true, value: { done: true } } as const;
