import type { TourTypeAnswer } from '#calls/content-countries.ts';
import { useT } from '#web/i18n/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type TourTypeFilterProps = {
  tourTypes: readonly TourTypeAnswer[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/** Which kinds of tours the countries must have one of, with a reset ([S]§2.8). */
export function TourTypeFilter({ tourTypes, chosen, onChoose }: TourTypeFilterProps) {
  const t = useT();
  const hydrated = useHydrated();
  if (tourTypes.length === 0) return null;
  const toggle = (key: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, key] : chosen.filter((other) => other !== key));
  return (
    <fieldset className="tour-types">
      <legend>{t('directions.tourTypes')}</legend>
      {tourTypes.map(({ key, title, countryCount }) => (
        <Checkbox
          key={key}
          name="tourType"
          value={key}
          count={countryCount}
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
