import type { Principal } from '#lib/principal.ts';

export type Channel = 'guest' | 'traveller' | 'manager' | 'staff';

/** For whom a booking is made, and by whom. */
export type Booker = {
  channel: Channel;
  personId: number | null;
  agencyId: number | null;
  managerId: number | null;
};

/** A caller as who books; undefined for programs, which book for nobody. */
export function bookerOf(caller: Principal): Booker | undefined {
  const nobody = { personId: null, agencyId: null, managerId: null };
  switch (caller.kind) {
    case 'visitor':
      return { channel: 'guest', ...nobody };
    case 'traveller':
      return { channel: 'traveller', ...nobody, personId: caller.personId };
    case 'manager':
      return {
        channel: 'manager',
        personId: null,
        agencyId: caller.agencyId,
        managerId: caller.managerId,
      };
    case 'staff':
      return { channel: 'staff', ...nobody };
    default:
      return undefined;
  }
}

/** Whose key an idempotency key is: another person's key of the same letters is another key. */
export function scopeOf({ channel, personId, managerId }: Booker): string {
  return `${channel}:${personId ?? managerId ?? ''}`;
}
