import { useState } from 'react';
import { Form } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { Direction } from './direction.ts';
import { DirectionWords } from './direction-words.tsx';
import styles from './directions.module.css';

type DirectionRadiosProps = { directions: readonly Direction[] };

/** One country to choose, and the way to its tours: the agent's list. */
export function DirectionRadios({ directions }: DirectionRadiosProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<number>();
  return (
    <Form method="get" action={toLocal('/search/tours')} className={styles.directionLists}>
      <fieldset>
        <legend className="sr">{t('shell.header.directions')}</legend>
        <ul className={styles.directionList}>
          {directions.map((direction) => (
            <li key={direction.inc}>
              <label className={classNames(styles.direction, styles.directionRadio)}>
                <input
                  type="radio"
                  name="STATEINC"
                  value={direction.inc}
                  required
                  checked={hydrated ? direction.inc === chosen : undefined}
                  onChange={() => setChosen(direction.inc)}
                />
                <DirectionWords direction={direction} />
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className={styles.directionsGo}>
        <Button type="submit" kind="go">
          {t('directions.showTours')}
        </Button>
      </div>
    </Form>
  );
}
