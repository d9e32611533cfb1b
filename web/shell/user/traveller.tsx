import { useT } from '#web/context/i18n-context.tsx';
import type { TravellerHere } from '#web/context/user/traveller-here.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Agency } from './agency.tsx';
import styles from './user.module.css';

/** Who is logged in for themselves, and the way to their account, where they also log out ([S]§2.9). */
export function Traveller({ traveller: { name, email } }: { traveller: TravellerHere }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <div className={styles.logIn}>
      <Agency user={{ partPassName: name, partPassEmail: email }} />
      <Link to={toLocal('/account')} className={buttonClass({ kind: 'go' })}>
        {t('user.account')}
      </Link>
    </div>
  );
}
