import { data, redirect } from 'react-router';
import { changeAgency, type OwnAgency, ownAgencies } from '#calls/own-agencies.ts';
import { isSignedIn } from '#lib/principal.ts';
import { sessionCookie } from '#lib/session-cookie.ts';
import { callerContext, clientContext, encryptedContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { signInFirst } from '#web/context/sign-in-first.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { forgetLists } from '#web/lists/store-list.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/agency-page.ts';
import styles from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { pickAgencyPath } from './sign-in-path.ts';
import { wayOn } from './way-on.ts';

/** Asks anyone who works for several agencies for which of them, now and whenever they want to change it. */
export async function loader(args: Route.LoaderArgs) {
  signedInOnly(args);
  const from = args.url.searchParams.get('from') ?? '';
  const known = await args.context.get(clientContext).call(ownAgencies, {});
  if (!known.ok) throw new Response(null, { status: known.status ?? 502 });
  const { agencies } = known.value;
  return agencies.length > 1 ? { agencies, from } : redirect(wayOn(args.context, from));
}

/** The session goes on for that agency, under another token. */
export async function action(args: Route.ActionArgs) {
  signedInOnly(args);
  const { context, request } = args;
  const form = await readForm(request);
  const changed = await context.get(clientContext).call(changeAgency, {}, { manager: form.text('manager') });
  if (!changed.ok) throw new Response(null, { status: changed.status ?? 502 });
  const cookie = sessionCookie(changed.value.token, context.get(encryptedContext));
  return redirect(wayOn(context, form.text('from')), { status: 303, headers: { 'set-cookie': cookie } });
}

function signedInOnly(args: Pick<Route.LoaderArgs, 'context' | 'url'>): void {
  if (args.context.get(siteContext).flags.accounts !== 'agents') throw data('notFound', { status: 404 });
  if (!isSignedIn(args.context.get(callerContext))) throw signInFirst(args);
}

export default function AgencyPage({ loaderData: { agencies, from } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage title={t('account.agency.title')}>
      <h1>{t('account.agency.title')}</h1>
      <p className={styles.accountLead}>{t('account.agency.lead')}</p>
      <ul className={styles.agencyChoice}>
        {agencies.map((agency) => (
          <li key={agency.manager}>
            <AgencyChoice agency={agency} from={from} />
          </li>
        ))}
      </ul>
    </AccountPage>
  );
}

/** A form of the document: with the answer everything is loaded anew; what is kept here is of the agency before. */
function AgencyChoice({ agency, from }: { agency: OwnAgency; from: string }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <form method="post" action={toLocal(pickAgencyPath(from))} onSubmit={forgetLists}>
      <input type="hidden" name="manager" value={agency.manager} />
      <input type="hidden" name="from" value={from} />
      <Button type="submit">{agency.name}</Button>
      {agency.isAdministrator && <span className="small">{t('account.demo.administrator')}</span>}
      {agency.isThis && <Tag>{t('account.agency.now')}</Tag>}
    </form>
  );
}
