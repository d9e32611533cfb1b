import { data } from 'react-router';
import { siteContext } from '#web/visit/context.ts';
import { signInFirst } from '#web/visit/sign-in-first.ts';
import type { Route } from './+types/for-agents.ts';

/** The office of an agent, and the way out of it: whoever has not logged in is asked to. Other sites have no such page. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(siteContext).agentMode) throw data('notFound', { status: 404 });
  return signInFirst({ context, url });
}

export const action = loader;
