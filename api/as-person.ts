import { assert } from '#lib/assert.ts';
import type { Manager, Principal, Traveller } from '#lib/principal.ts';

/** The caller of a call that is for people who have signed in, whatever hat they wear. */
export function asPerson(caller: Principal): Manager | Traveller {
  assert(
    caller.kind === 'manager' || caller.kind === 'traveller',
    'A call of people has let somebody else in',
  );
  return caller;
}

/** The caller of a call that is for travellers alone. */
export function asTraveller(caller: Principal): Traveller {
  assert(caller.kind === 'traveller', 'A call of travellers has let somebody else in');
  return caller;
}
