import type { Company } from './company-store.server.ts';

/** An invented person, and what they are in their agency. */
export type DemoPerson = {
  name: string;
  email: string;
  alias: string;
  is: 'administrator' | 'manager' | 'banned';
  /** Another agency that they are a manager of, which stands before this one. */
  alsoOf?: string;
  /** Is told that they act as the author of an order ([S]§4.1). */
  ignoresAuthorLogin?: boolean;
  /** May add a markup of their own. */
  marksUp?: boolean;
};

/** Somebody invented who travels. */
export type DemoTraveller = { name: string; email: string; saved: readonly { name: string; born: string }[] };

/** An invented agency; a branch names its head office. */
export type DemoAgency = {
  name: string;
  email: string;
  secondEmail: string;
  market: string;
  headOffice?: string;
  isFta: boolean;
  groups: readonly number[];
  /** Number of its plan; a branch has that of its head office. */
  commissionPlan?: number;
  /** What it adds for its clients, basis points. */
  markup?: number;
  /** What it says of its company, where it does. */
  company?: Company;
  people: readonly DemoPerson[];
};

export type DemoGroup = { inc: number; name: string };
