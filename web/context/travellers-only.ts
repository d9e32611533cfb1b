import { data, type RouterContextProvider } from 'react-router';
import { callerContext, siteContext } from './context.ts';
import { signInFirst } from './sign-in-first.ts';

/** Lets travellers who have logged in on; others log in first. Sites that have no accounts of theirs have no such page. */
export function travellersOnly(args: { context: Readonly<RouterContextProvider>; url: URL }): void {
  if (args.context.get(siteContext).flags.accounts !== 'travellers') throw data('notFound', { status: 404 });
  if (args.context.get(callerContext).kind !== 'traveller') throw signInFirst(args);
}
