import { Icon } from '#web/ui/icon.tsx';
import type { Direction } from './direction.ts';
import styles from './directions.module.css';
import '#web/ui/flag.css';

/** A country's flag, name and requirements; liners sail under no flag. */
export function DirectionWords({ direction }: { direction: Direction }) {
  return (
    <>
      {direction.isCruise ? (
        <span className={styles.directionShip}>
          <Icon name="ship" />
        </span>
      ) : (
        <img className="flag" src={direction.flag} alt="" width={28} height={28} loading="lazy" />
      )}
      <span>
        <b>{direction.title}</b>
        <span className="tiny muted">{direction.requirementsText}</span>
      </span>
    </>
  );
}
