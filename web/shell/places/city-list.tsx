import { useId } from 'react';
import { isOwnPath } from '#lib/own-path.ts';
import { cityAddress } from '#web/context/city/city-address.ts';
import type { Location } from '#web/context/city/locations.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './geo.module.css';
import type { CityChoice } from './use-city-choice.ts';

type CityListProps = {
  title: string;
  locations: readonly Location[];
  choice: CityChoice;
  /** Main cities stand out. */
  isMain?: boolean;
};

/** Cities to choose from, each a link that carries the choice; the visitor's is marked. */
export function CityList({ title, locations, choice, isMain = false }: CityListProps) {
  const titleId = useId();
  if (locations.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <p id={titleId} className={styles.cityListTitle}>
        {title}
      </p>
      <ul className={classNames(styles.cityList, isMain && styles.cityListMain)}>
        {locations.map((city) => (
          <li key={`${city.market}/${city.secondLevel}`}>
            <CityLink city={city} choice={choice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CityLink({ city, choice }: { city: Location; choice: CityChoice }) {
  const { page, chosenSlug, onChosen } = choice;
  const isOurs = city.market === page.site.market;
  const isChosen = isOurs && city.secondLevel === chosenSlug;
  const address = cityAddress(city, page);
  const words = (
    <>
      {city.label}
      {isChosen && <Icon name="check" size="s" />}
    </>
  );
  const current = isChosen ? 'true' : undefined;
  if (!isOwnPath(address))
    return (
      <a href={address} rel="nofollow" aria-current={current}>
        {words}
      </a>
    );
  return (
    <Link to={address} rel="nofollow" replace preventScrollReset aria-current={current} onClick={onChosen}>
      {words}
    </Link>
  );
}
