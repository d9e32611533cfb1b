import { useState } from 'react';
import type { SimpleCountryAnswer, TourTypeAnswer } from '#calls/content-countries.ts';
import { matchNames } from '#lib/text-match/match-names.ts';
import { indexNames } from '#lib/text-match/name-index.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { type Direction, ofTourTypes } from './direction.ts';
import { DirectionLinks } from './direction-links.tsx';
import { DirectionRadios } from './direction-radios.tsx';
import { DirectionSearch } from './direction-search.tsx';
import styles from './directions.module.css';
import { NoDirections } from './no-directions.tsx';
import { TourTypeFilter } from './tour-type-filter.tsx';
import { useDirections } from './use-directions.ts';

type DirectionPickerProps = {
  countries: readonly SimpleCountryAnswer[];
  tourTypes: readonly TourTypeAnswer[];
  initial?: { typed: string; chosenTypes: readonly string[] };
  /** A short list on small screens, which opens. */
  compact?: boolean;
};

const nothing = { typed: '', chosenTypes: [] };

/** Countries as links; for agents as radios with a search ([S]§2.8). Either is filtered by tour type. */
export function DirectionPicker({
  countries,
  tourTypes,
  initial = nothing,
  compact = false,
}: DirectionPickerProps) {
  const t = useT();
  const { variant } = useVisit().site;
  const [typed, setTyped] = useState(initial.typed);
  const [chosenTypes, setTypes] = useState<readonly string[]>(initial.chosenTypes);
  const isAgent = variant === 'agent';
  const directions = useDirections(countries);
  const found = named(ofTourTypes(directions, chosenTypes), isAgent ? typed : '');
  const clear = () => {
    setTyped('');
    setTypes([]);
  };
  const List = isAgent ? DirectionRadios : DirectionLinks;
  return (
    <div className={styles.directions}>
      <form method="get" className={styles.directionsFilter} onSubmit={(event) => event.preventDefault()}>
        {isAgent && <DirectionSearch typed={typed} onType={setTyped} />}
        <TourTypeFilter
          tourTypes={tourTypes}
          directions={directions}
          chosen={chosenTypes}
          onChoose={setTypes}
        />
      </form>
      {found.length > 0 ? <List directions={found} compact={compact} /> : <NoDirections onClear={clear} />}
      <LiveRegion message={t('directions.found', { count: found.length })} />
    </div>
  );
}

/** The directions whose name has the text, on whatever keyboard it was typed. */
function named(directions: readonly Direction[], typed: string): readonly Direction[] {
  if (typed.trim() === '') return directions;
  return matchNames(indexNames(directions.map((item) => ({ item, names: [item.title, item.slug] }))), typed);
}
