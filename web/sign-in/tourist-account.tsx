import { useT } from '#web/context/i18n-context.tsx';
import type { PagePath } from '#web/context/page-path.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './account.module.css';
import { ContactCentre } from './contact-centre.tsx';

/** Sites that sell nothing have no accounts: they say where there are some, and who knows about a booking. */
export function TouristAccount() {
  const t = useT();
  return (
    <>
      <h1>{t('signIn.auth.title')}</h1>
      <p className={styles.accountLead}>{t('signIn.tourist.lead')}</p>
      <p>{t('signIn.tourist.text')}</p>
      <ContactCentre />
      <OtherWays />
    </>
  );
}

/** In the shop, where there is one. */
function OtherWays() {
  const t = useT();
  const toLocal = useLocalPath();
  const { b2c } = useVisit().links;
  const inTheShop = (path: PagePath) => (b2c ? b2c + path : toLocal(path));
  return (
    <div className={styles.authWays}>
      {b2c && (
        <Link className={buttonClass({ kind: 'go' })} to={inTheShop('/auth')}>
          {t('signIn.tourist.go')}
        </Link>
      )}
      <Link to={inTheShop('/call-back')}>{t('shell.callBack.open')}</Link>
      <Link to={inTheShop('/contacts/sales-offices')}>{t('signIn.tourist.offices')}</Link>
    </div>
  );
}
