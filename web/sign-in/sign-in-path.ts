import type { PagePath } from '#web/context/page-path.ts';

/** The page to log in on, which knows where the visitor wanted to also when a form of it was refused. */
export const signInPath = (from: string): PagePath =>
  from ? `/auth?${new URLSearchParams({ from })}` : '/auth';

/** The page to say on for which agency one works, and where that leads. */
export const pickAgencyPath = (from: string): PagePath =>
  from ? `/auth/agency?${new URLSearchParams({ from })}` : '/auth/agency';

/** Where the photo archive sends an agent to sign in at the agent portal. */
export const portalPath = (from: string): PagePath =>
  from ? `/auth/portal?${new URLSearchParams({ from })}` : '/auth/portal';

/** The form of the photo archive itself. */
export const signInHerePath = (from: string): PagePath =>
  `/auth?${new URLSearchParams({ here: '1', ...(from && { from }) })}`;

/** Where the portal leads to the photo archive from, for the browser that keeps the nonce of the challenge. */
export const archivePath = ({ challenge, from }: { challenge: string; from: string }): PagePath =>
  `/auth/archive?${new URLSearchParams({ challenge, ...(from && { from }) })}`;

/** Where the photo archive opens by a code of the portal. */
export const handoffPath = ({ code, from }: { code: string; from: string }): PagePath =>
  from ? `/auth/handoff/${code}?${new URLSearchParams({ from })}` : `/auth/handoff/${code}`;
