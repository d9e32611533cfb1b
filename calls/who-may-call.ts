import { type AllowedCallers, callerKinds } from '#lib/principal.ts';

/** Anyone who asks. */
export const anybody = callerKinds;

/** People on our pages, signed in or not, and the operator's own programs. */
export const ourPagesAndPrograms: AllowedCallers = [
  'visitor-on-our-page',
  'traveller',
  'manager',
  'agency-admin',
  'staff',
  'service',
];

/** The operator's own programs. */
export const ownPrograms: AllowedCallers = ['service'];

/** The operator's own programs, and those who sell: with the token of their session. */
export const ownProgramsAndManagers: AllowedCallers = ['service', 'manager', 'agency-admin'];

/** Anyone who has an account, and has signed in with it. */
export const peopleSignedIn: AllowedCallers = ['traveller', 'manager', 'agency-admin'];

/** Anyone who has signed in for themselves. */
export const travellers: AllowedCallers = ['traveller'];

/** Anyone who has signed in at an agency. */
export const managers: AllowedCallers = ['manager', 'agency-admin'];

/** Who administers an agency, and signs in with a second factor. */
export const administrators: AllowedCallers = ['agency-admin'];

/** Anyone who runs the server. */
export const serverOwner: AllowedCallers = ['operator'];
