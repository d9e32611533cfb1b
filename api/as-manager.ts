import { assert } from '#lib/assert.ts';
import type { Manager, Principal } from '#lib/principal.ts';

/** The caller of a call that is for managers alone. */
export function asManager(caller: Principal): Manager {
  assert(caller.kind === 'manager', 'A call of managers has let somebody else in');
  return caller;
}
