import { data, redirect } from 'react-router';
import { redeemHandoff } from '#calls/sign-in-handoff.ts';
import { endOfHandoffCookie, handoffNonceIn } from '#lib/handoff-cookie.ts';
import { isSignedIn } from '#lib/principal.ts';
import { sessionCookie } from '#lib/session-cookie.ts';
import { portalOf } from '#sites/handoff-sites.ts';
import { loadAgentsCentre } from '#web/context/agents-centre.ts';
import { callerContext, clientContext, encryptedContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/handoff-page.ts';
import { HandoffOver } from './handoff-over.tsx';
import { portalPath, signInHerePath } from './sign-in-path.ts';
import { wayOn } from './way-on.ts';

/** Opens the photo archive by the code that the agent portal has issued for this browser. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  if (!portalOf(context.get(siteContext))) throw data('notFound', { status: 404 });
  const from = url.searchParams.get('from') ?? '';
  // Another tab was faster.
  if (isSignedIn(context.get(callerContext))) return redirect(wayOn(context, from), { headers: noStore });
  const isEncrypted = context.get(encryptedContext);
  const nonce = handoffNonceIn(request.headers.get('cookie'), isEncrypted);
  const redeemed = nonce
    ? await context.get(clientContext).call(redeemHandoff, {}, { code: params.token, nonce })
    : undefined;
  if (redeemed?.ok) {
    const headers = new Headers(noStore);
    headers.append('set-cookie', sessionCookie(redeemed.value.token, isEncrypted));
    headers.append('set-cookie', endOfHandoffCookie(isEncrypted));
    return redirect(wayOn(context, from), { headers });
  }
  const isOver = !redeemed || redeemed.status === 404 || redeemed.status === 400;
  if (!isOver) throw new Response(null, { status: redeemed.status ?? 502 });
  const page = { from, centre: await loadAgentsCentre(context) };
  return data(page, { status: 404, headers: noStore });
}

const noStore = { 'cache-control': 'no-store' };

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function HandoffPage({ loaderData: { from, centre } }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <HandoffOver path={toLocal(portalPath(from))} centre={centre}>
      <Link to={toLocal(signInHerePath(from))}>{t('signIn.handoff.here')}</Link>
    </HandoffOver>
  );
}
