import { data, redirect } from 'react-router';
import { isChallenge, issueHandoff } from '#calls/sign-in-handoff.ts';
import { isSignedIn } from '#lib/principal.ts';
import { archiveOf } from '#sites/handoff-sites.ts';
import { loadAgentsCentre } from '#web/context/agents-centre.ts';
import { callerContext, clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { signInFirst } from '#web/context/sign-in-first.ts';
import type { Route } from './+types/archive-page.ts';
import { AccountHelp } from './account-help.tsx';
import { AccountPage } from './account-page.tsx';
import { addressOnSite } from './address-on-site.ts';
import { GoOn } from './go-on.tsx';
import { HandoffOver } from './handoff-over.tsx';
import { archivePath, handoffPath, portalPath } from './sign-in-path.ts';

/**
 * Leads an agent who has signed in at the portal to the photo archive, with a one-time code for the browser that keeps the
 * nonce. Which host that is, the configuration says alone.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const archive = archiveOf(context.get(siteContext));
  if (!archive) throw data('notFound', { status: 404 });
  const challenge = url.searchParams.get('challenge') ?? '';
  const from = url.searchParams.get('from') ?? '';
  const centre = await loadAgentsCentre(context);
  if (!isChallenge(challenge)) {
    const again = addressOnSite(context, url, { site: archive, path: portalPath(from) });
    return data({ state: 'broken' as const, path: again, centre }, { status: 400 });
  }
  if (!isSignedIn(context.get(callerContext))) throw signInFirst({ context, url: afterSigningIn(url) });
  if (url.searchParams.has('ready')) {
    const path = localPathIn(context)(archivePath({ challenge, from }));
    return { state: 'ready' as const, path, centre };
  }
  const issued = await context.get(clientContext).call(issueHandoff, {}, { challenge });
  if (!issued.ok && issued.status === 401) throw signInFirst({ context, url: afterSigningIn(url) });
  if (!issued.ok) throw new Response(null, { status: issued.status ?? 502 });
  const path = handoffPath({ code: issued.value.code, from });
  return redirect(addressOnSite(context, url, { site: archive, path }), {
    headers: { 'cache-control': 'no-store' },
  });
}

/** The form that signs in ends at a page, not in a redirect to another host. */
function afterSigningIn(url: URL): URL {
  const ready = new URL(url);
  ready.searchParams.set('ready', '1');
  return ready;
}

export default function ArchivePage({ loaderData: { state, path, centre } }: Route.ComponentProps) {
  const t = useT();
  if (state === 'broken') return <HandoffOver path={path} centre={centre} />;
  return (
    <AccountPage title={t('signIn.handoff.opening')}>
      <h1>{t('signIn.handoff.opening')}</h1>
      <GoOn lead={t('signIn.handoff.openingLead')} path={path} label={t('signIn.handoff.open')} />
      <AccountHelp centre={centre} />
    </AccountPage>
  );
}
