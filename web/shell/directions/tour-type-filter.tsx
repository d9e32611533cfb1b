import type { TourTypeAnswer } from '#calls/content-countries.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { type Direction, ofTourTypes } from './direction.ts';
import styles from './directions.module.css';

type TourTypeFilterProps = {
  tourTypes: readonly TourTypeAnswer[];
  /** What is filtered; a type that none of it has is not offered. */
  directions: readonly Direction[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/** Which kinds of tours the countries must have one of, with a reset ([S]§2.8). */
export function TourTypeFilter({ tourTypes, directions, chosen, onChoose }: TourTypeFilterProps) {
  const t = useT();
  const hydrated = useHydrated();
  const offered = tourTypes
    .map(({ key, title }) => ({ key, title, count: ofTourTypes(directions, [key]).length }))
    .filter(({ count }) => count > 0);
  if (offered.length === 0) return null;
  const toggle = (key: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, key] : chosen.filter((other) => other !== key));
  return (
    <fieldset className={styles.tourTypes}>
      <legend>{t('directions.tourTypes')}</legend>
      {offered.map(({ key, title, count }) => (
        <Checkbox
          key={key}
          name="tourType"
          value={key}
          count={count}
          checked={chosen.includes(key)}
          onChange={(event) => toggle(key, event.target.checked)}
        >
          {title}
        </Checkbox>
      ))}
      {!hydrated && (
        <Button type="submit" size="s">
          {t('common.action.apply')}
        </Button>
      )}
      <Button type="reset" size="s" disabled={chosen.length === 0} onClick={() => onChoose([])}>
        {t('directions.reset')}
      </Button>
    </fieldset>
  );
}
