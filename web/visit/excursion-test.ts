import { cookieValue } from '#lib/cookies.ts';

/** How excursion tours are shown beside the others ([W]§4, A/B test). */
export type ExcursionTest = { hasFilter: boolean; hasTab: boolean };

const groups: Readonly<Record<string, ExcursionTest>> = {
  1: { hasFilter: true, hasTab: false },
  2: { hasFilter: true, hasTab: true },
  3: { hasFilter: false, hasTab: true },
};

/** Which group of the test a `Cookie` header is of; whoever is of none sees both. Agents have a test of their own. */
export function excursionTestOf(
  cookies: string | null,
  { agentMode }: { agentMode: boolean },
): ExcursionTest {
  const group = cookieValue(cookies, agentMode ? 'excursionTourTestAgent' : 'excursionTourTest');
  return (
    (group !== undefined && Object.hasOwn(groups, group) && groups[group]) || {
      hasFilter: true,
      hasTab: true,
    }
  );
}
