import { useId, useState } from 'react';
import { deviceStore } from '#web/context/browser-store.ts';
import { recentName } from '#web/context/consent/may-keep-recent.ts';
import { useLocale, useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './recent.module.css';
import { pageOf, type Recent, readRecent, stayOf, stillRecent } from './recent.ts';
import '#web/ui/label.css';

/** Searches and hotels that this device remembers, in one line, and the way to have them forgotten. */
export default function RecentStrip() {
  const t = useT();
  const id = useId();
  const locale = useLocale();
  const { today } = useVisit();
  const [all, setAll] = useState(() => readRecent(deviceStore.get(recentName)));
  const [isForgotten, setForgotten] = useState(false);
  const shown = stillRecent(all, locale, today);
  const forget = () => {
    deviceStore.remove(recentName);
    setAll([]);
    setForgotten(true);
  };
  return (
    <>
      <LiveRegion message={isForgotten ? t('recent.line.forgotten') : ''} />
      {shown.length > 0 && (
        <nav className={styles.recent} aria-labelledby={id}>
          <p id={id} className="small muted">
            {t('recent.line.title')}
          </p>
          <ul>
            {shown.map((each) => (
              <li key={each.address}>
                <Link className="chip" to={pageOf(each)}>
                  <Mark of={each} />
                  <Words of={each} />
                </Link>
              </li>
            ))}
          </ul>
          <button type="button" className="chip" onClick={forget}>
            {t('recent.line.forget')}
          </button>
        </nav>
      )}
    </>
  );
}

/** A hotel by its name, a search by its place, days and nights. */
function Words({ of }: { of: Recent }) {
  const format = useFormat();
  const stay = stayOf(of);
  if (of.type === 'hotel' || !stay) return of.name;
  const { from, to, shortest, longest } = stay;
  return [of.name, format.dateRange(from, to), format.nights(shortest, longest)].join(', ');
}

function Mark({ of }: { of: Recent }) {
  if (of.type === 'search') return <Icon name="search" size="s" />;
  if (!of.image) return <Icon name="bed" size="s" />;
  return (
    <span className={styles.recentPic}>
      <Picture src={of.image} alt="" width={32} height={24} />
    </span>
  );
}
