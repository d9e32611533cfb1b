import type { PagePath } from '#web/context/page-path.ts';

/** The page to log in on, which knows where the visitor wanted to also when a form of it was refused. */
export const signInPath = (from: string): PagePath =>
  from ? `/auth?${new URLSearchParams({ from })}` : '/auth';

/** The page to say on for which agency one works, and where that leads. */
export const pickAgencyPath = (from: string): PagePath =>
  from ? `/auth/agency?${new URLSearchParams({ from })}` : '/auth/agency';
