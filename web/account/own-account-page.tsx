import { getNotify } from '#calls/notify.ts';
import { ownAccount } from '#calls/traveller-account.ts';
import { ownRequests, savedTravellers } from '#calls/traveller-things.ts';
import { localMinute } from '#lib/local-minute.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { travellersOnly } from '#web/context/travellers-only.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { forgetLists } from '#web/lists/store-list.ts';
import { shownPhone } from '#web/parts/form/known-contacts.ts';
import { Rows } from '#web/parts/rows/rows.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/own-account-page.ts';
import { AccountFrame } from './account-frame.tsx';
import { RequestRow } from './request-row.tsx';
import { SavedTravellers } from './saved-travellers.tsx';
import styles from './traveller.module.css';

/** `/account`: what a traveller who has logged in has here. */
export async function loader(args: Route.LoaderArgs) {
  travellersOnly(args);
  const { context } = args;
  const client = context.get(clientContext);
  const [known, sent, saved, kept] = await Promise.all([
    client.call(ownAccount, {}),
    client.call(ownRequests, {}),
    client.call(savedTravellers, {}),
    client.call(getNotify, { key: 'favorites' }),
  ]);
  if (!known.ok) throw toErrorResponse(known.reason);
  if (!sent.ok) throw toErrorResponse(sent.reason);
  if (!saved.ok) throw toErrorResponse(saved.reason);
  const { name, email, phone } = known.value;
  const site = context.get(siteContext);
  return {
    name,
    email,
    phone: shownPhone(site, phone),
    saved: saved.value.travellers,
    keptCount: kept.ok ? kept.value.value.split(',').filter(Boolean).length : 0,
    requests: sent.value.requests.map(({ sentAt, ...request }) => ({
      ...request,
      sentOn: localMinute(new Date(sentAt), site.timeZone)[0],
    })),
  };
}

export default function OwnAccountPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { showFavourites } = useVisit().site.flags;
  const { name, email, phone, saved, keptCount, requests } = loaderData;
  return (
    <AccountFrame title={t('user.account')}>
      <Who name={name} email={email} phone={phone} />
      <section aria-labelledby="own-requests">
        <h2 id="own-requests">{t('traveller.requests.title')}</h2>
        {requests.length === 0 && <p className="muted">{t('traveller.requests.none')}</p>}
        <Rows>
          {requests.map((request) => (
            <RequestRow key={request.request} request={request} />
          ))}
        </Rows>
      </section>
      {showFavourites && (
        <section aria-labelledby="own-favourites">
          <h2 id="own-favourites">{t('shell.lists.favourites')}</h2>
          <p className="muted">{t('traveller.kept.lead')}</p>
          <p>
            <Link to={toLocal('/favorites')}>{t('shell.count.hotels', { count: keptCount })}</Link>
          </p>
        </section>
      )}
      <SavedTravellers saved={saved} />
      <p className={styles.travellerWays}>
        <Link to={toLocal('/account/profile')}>{t('traveller.profile.title')}</Link>
        <Link to={toLocal('/account/security')}>{t('security.title')}</Link>
        <a href={toLocal('/account/data.json')} download>
          {t('traveller.data')}
        </a>
        <Link to={toLocal('/account/delete')}>{t('traveller.delete.title')}</Link>
      </p>
    </AccountFrame>
  );
}

/** Whose account it is, and the way out, which takes what is kept on the device along. */
function Who({ name, email, phone }: { name: string; email: string; phone: string }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <div className={styles.travellerWho}>
      <p>
        <b>{name}</b>
        <br />
        <span className="muted">{email}</span>
        <br />
        {phone && <span className="muted">{phone} · </span>}
        <Link to={toLocal('/account/profile')}>{t('traveller.profile.change')}</Link>
      </p>
      {/* The document itself goes, with all that its scripts have in memory. */}
      <form method="post" action={toLocal('/logout')} onSubmit={forgetLists}>
        <input type="hidden" name="from" value={toLocal('/')} />
        <Button type="submit" size="s">
          {t('user.logOut')}
        </Button>
      </form>
    </div>
  );
}
