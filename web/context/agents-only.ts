import { data, type RouterContextProvider } from 'react-router';
import { isSignedIn } from '#lib/principal.ts';
import { callerContext, siteContext } from './context.ts';
import { signInFirst } from './sign-in-first.ts';

/** Lets agents who have logged in on; others log in first. Sites that are not for agents have no such page. */
export function agentsOnly(args: { context: Readonly<RouterContextProvider>; url: URL }): void {
  if (!args.context.get(siteContext).agentMode) throw data('notFound', { status: 404 });
  if (!isSignedIn(args.context.get(callerContext))) throw signInFirst(args);
}
