import { telAddress } from '#lib/tel-address.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import type { PagePath } from '#web/visit/page-path.ts';
import { useLocalPath, useVisit } from '#web/visit/visit.tsx';
import styles from './account.module.css';

/** Tourists have no accounts yet: the page says so, and who knows about a booking until they do. */
export function TouristAccount() {
  const t = useT();
  const { phones, opening } = useVisit().site.contacts;
  return (
    <>
      <h1>{t('signIn.auth.title')}</h1>
      <p className={styles.accountLead}>{t('signIn.tourist.lead')}</p>
      <p>{t('signIn.tourist.text')}</p>
      <div className={styles.authCentre}>
        <h2>{t('signIn.tourist.phone')}</h2>
        {phones.map((phone) => (
          <a key={phone} className={classNames(styles.authPhone, 'num')} href={telAddress(phone)}>
            {phone}
          </a>
        ))}
        <p className="small muted">{t('shell.footer.daily', opening)}</p>
      </div>
      <OtherWays />
    </>
  );
}

/** Sites that sell nothing leave offices and requests to the consumer site. */
function OtherWays() {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, links } = useVisit();
  const inTheShop = (path: PagePath) => (site.flags.booking || !links.b2c ? toLocal(path) : links.b2c + path);
  return (
    <div className={styles.authWays}>
      <Link className={buttonClass({ kind: 'go' })} to={inTheShop('/call-back')}>
        {t('shell.callBack.open')}
      </Link>
      <Link to={inTheShop('/contacts/sales-offices')}>{t('signIn.tourist.offices')}</Link>
    </div>
  );
}
