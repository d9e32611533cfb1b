import { useT } from '#web/context/i18n-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './directions.module.css';

type DirectionSearchProps = { typed: string; onType: (typed: string) => void };

/** Finds countries while one types; without scripts it is sent with the filter. */
export function DirectionSearch({ typed, onType }: DirectionSearchProps) {
  const label = useT()('directions.search');
  return (
    <div className={styles.directionsSearch}>
      <Icon name="search" />
      <TextInput
        type="search"
        name="q"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
