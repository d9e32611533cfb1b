import { data, type RouterContextProvider } from 'react-router';
import { isSignedIn } from '#lib/principal.ts';
import { callerContext, siteContext } from '#web/context/context.ts';
import { signInFirst } from '#web/context/sign-in-first.ts';

type Asked = { context: Readonly<RouterContextProvider>; url: URL };

/** The albums are of the photo archive alone, and for those who have logged in ([S]§1, §6). */
export function onlyAgents({ context, url }: Asked): void {
  if (context.get(siteContext).variant !== 'photobase') throw data('notFound', { status: 404 });
  if (!isSignedIn(context.get(callerContext))) throw signInFirst({ context, url });
}
