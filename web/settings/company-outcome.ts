import type { RightsView } from '#calls/rights-fields.ts';
import type { Fault } from '#lib/validation/fault.ts';

export const rightNames = ['book', 'print', 'chat', 'deposit', 'markup', 'administrator'] as const;

/** Those that open something. Neither chat nor deposit does yet: they join the list with the first page that asks for them. */
export const shownRights = [
  'book',
  'print',
  'markup',
  'administrator',
] as const satisfies readonly RightName[];

export type RightName = (typeof rightNames)[number];

/** What was done, as the address says it. */
export const deeds = ['invited', 'withdrawn', 'saved', 'suspended', 'activated'] as const;

export type Done = (typeof deeds)[number];

/** Why a form of the page was not taken, and what stood in it. */
export type CompanyRefusal = {
  asked: string;
  /** Whom it was about. */
  manager: number;
  agency: number;
  email: string;
  rights: RightsView;
  /** What is wrong with the e-mail as such. */
  fault: Fault | undefined;
  /** `email`, `worksHere`: said at the field; the others of all of the form. */
  why: 'email' | 'worksHere' | 'last' | 'wait' | 'gone' | 'failed';
  minutes: number;
};
