import { useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import type { Direction } from './direction.ts';
import { DirectionWords } from './direction-words.tsx';
import styles from './directions.module.css';

type DirectionLinksProps = { directions: readonly Direction[]; compact: boolean };

/** How many a compact list shows on a small screen before it is opened ([S]§2.8). */
const shortList = 14;

/** Countries by name, then the liners. */
export function DirectionLinks({ directions, compact }: DirectionLinksProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const countries = directions.filter(({ isCruise }) => !isCruise);
  const cruises = directions.filter(({ isCruise }) => isCruise);
  const isShort = compact && !isOpen && countries.length > shortList;
  return (
    <div className={classNames(styles.directionLists, isShort && styles.directionListsCompact)}>
      <Links directions={countries} />
      {isShort && (
        <Button className={styles.directionListsAll} onClick={() => setOpen(true)}>
          {t('directions.showAll', { count: countries.length })}
        </Button>
      )}
      {cruises.length > 0 && (
        <section>
          <h2 className={styles.directionListsTitle}>{t('directions.cruises')}</h2>
          <Links directions={cruises} />
        </section>
      )}
    </div>
  );
}

function Links({ directions }: { directions: readonly Direction[] }) {
  return (
    <ul className={styles.directionList}>
      {directions.map((direction) => (
        <li key={direction.slug}>
          <Link to={direction.link} className={styles.direction}>
            <DirectionWords direction={direction} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
