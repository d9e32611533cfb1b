import { fail, ok, type Result } from './result.ts';

/** Who a request is of: found out once, when it arrives, and asked by whatever may be for some and not for others. */
export type Principal =
  | {
      kind: 'visitor';
      /** The browser says that a page of ours asks, which no page of another site can make it say. */
      onOurPage: boolean;
    }
  | Traveller
  | Manager
  | { kind: 'staff'; personId: number }
  /** A program of the operator's own: it shows the service token. */
  | { kind: 'service' }
  /** Anyone who runs the server: shows the operator's token. */
  | { kind: 'operator' };

/** A person who has signed in for themselves. */
export type Traveller = { kind: 'traveller'; personId: number; sessionId: number };

/** A person who has signed in at an agency of theirs. */
export type Manager = {
  kind: 'manager';
  personId: number;
  agencyId: number;
  managerId: number;
  /** Of the agency, and signs in with a second factor: an agency-admin is also a manager. */
  isAdministrator: boolean;
  sessionId: number;
  /** How often the token of the session had been replaced when it was shown. */
  tokenVersion?: number;
};

/** The kinds of callers that something can be for; a visitor on our page is also a visitor. */
export const callerKinds = [
  'visitor',
  'visitor-on-our-page',
  'traveller',
  'manager',
  'agency-admin',
  'staff',
  'service',
  'operator',
] as const;
export type CallerKind = (typeof callerKinds)[number];

/** Those that something is for; everybody else is refused. */
export type AllowedCallers = readonly [CallerKind, ...CallerKind[]];

/** The caller, if they are among those allowed. 'login-required' where nobody knows yet who it is. */
export function admit(
  caller: Principal,
  allowed: AllowedCallers,
): Result<Principal, 'login-required' | 'forbidden'> {
  if (kindsOf(caller).some((kind) => allowed.includes(kind))) return ok(caller);
  return fail(caller.kind === 'visitor' ? 'login-required' : 'forbidden');
}

function kindsOf(caller: Principal): CallerKind[] {
  if (caller.kind === 'visitor' && caller.onOurPage) return ['visitor', 'visitor-on-our-page'];
  if (caller.kind === 'manager' && caller.isAdministrator) return ['manager', 'agency-admin'];
  return [caller.kind];
}

/** Whether it is a person who has signed in. */
export const isSignedIn = ({ kind }: Principal): boolean =>
  kind === 'traveller' || kind === 'manager' || kind === 'staff';
