import { ownAccount } from '#calls/traveller-account.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { clientContext } from '#web/visit/context.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { travellersOnly } from '#web/visit/travellers-only.ts';
import { useLocalPath } from '#web/visit/visit.tsx';
import type { Route } from './+types/own-account-page.ts';
import { AccountFrame } from './account-frame.tsx';
import styles from './traveller.module.css';

/** `/account`: what a traveller who has logged in has here. */
export async function loader(args: Route.LoaderArgs) {
  travellersOnly(args);
  const known = await args.context.get(clientContext).call(ownAccount, {});
  if (!known.ok) throw new Response(null, { status: known.status ?? 502 });
  return known.value;
}

export default function OwnAccountPage({ loaderData: { name, email } }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <AccountFrame title={t('user.account')}>
      <div className={styles.travellerWho}>
        <p>
          <b>{name}</b>
          <br />
          <span className="muted">{email}</span>
        </p>
        {/* The document itself goes, with all that its scripts have in memory. */}
        <form method="post" action={toLocal('/logout')}>
          <input type="hidden" name="from" value={toLocal('/')} />
          <Button type="submit" size="s">
            {t('user.logOut')}
          </Button>
        </form>
      </div>
      <p>
        <Link to={toLocal('/account/delete')}>{t('traveller.delete.title')}</Link>
      </p>
    </AccountFrame>
  );
}
