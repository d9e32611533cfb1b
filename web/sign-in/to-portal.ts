import { data, redirect } from 'react-router';
import { handoffCookie, handoffNonceIn } from '#lib/handoff-cookie.ts';
import { challengeOf, newNonce } from '#lib/handoff-nonce.ts';
import { isSignedIn } from '#lib/principal.ts';
import { portalOf } from '#sites/handoff-sites.ts';
import { callerContext, encryptedContext, siteContext } from '#web/context/context.ts';
import type { Route } from './+types/to-portal.ts';
import { addressOnSite } from './address-on-site.ts';
import { archivePath } from './sign-in-path.ts';
import { wayOn } from './way-on.ts';

/**
 * Sends an agent from the photo archive to the agent portal, whose session opens one here. The nonce binds that to this
 * browser; tabs that ask at once share one.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const portal = portalOf(context.get(siteContext));
  if (!portal) throw data('notFound', { status: 404 });
  const from = url.searchParams.get('from') ?? '';
  if (isSignedIn(context.get(callerContext))) return redirect(wayOn(context, from));
  const isEncrypted = context.get(encryptedContext);
  const nonce = handoffNonceIn(request.headers.get('cookie'), isEncrypted) ?? newNonce();
  const path = archivePath({ challenge: await challengeOf(nonce), from });
  return redirect(addressOnSite(context, url, { site: portal, path }), {
    headers: { 'set-cookie': handoffCookie(nonce, isEncrypted), 'cache-control': 'no-store' },
  });
}
