import { cookieValue } from '#lib/cookies.ts';

/** How excursion tours are shown beside the others ([W]§4, A/B test). */
export type ExcursionTest = { hasFilter: boolean; hasTab: boolean };

const first: ExcursionTest = { hasFilter: true, hasTab: false };

const groups: Readonly<Record<string, ExcursionTest>> = {
  1: first,
  2: { hasFilter: true, hasTab: true },
  3: { hasFilter: false, hasTab: true },
};

/** The group of the test that a `Cookie` header names; without one it is the first. Agents have a test of their own. */
export function excursionTestOf(
  cookies: string | null,
  { agentMode }: { agentMode: boolean },
): ExcursionTest {
  const group = cookieValue(cookies, agentMode ? 'abExcursionToursAgent' : 'abExcursionTours');
  return (group !== undefined && Object.hasOwn(groups, group) && groups[group]) || first;
}
