import { type ReactNode, useState } from 'react';
import { findLocations } from '#web/context/city/find-locations.ts';
import type { LocationCountry, Locations } from '#web/context/city/locations.ts';
import { useLocale, useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CityList } from './city-list.tsx';
import { CountryTabs } from './country-tabs.tsx';
import styles from './geo.module.css';
import type { CityChoice } from './use-city-choice.ts';

type CityPickerProps = {
  locations: Locations;
  choice: CityChoice;
  /** What is looked for at first. */
  initialTyped?: string;
};

/** The cities to choose from, with a search; by country where the site shows countries ([S]§2.6). */
export function CityPicker({ locations, choice, initialTyped = '' }: CityPickerProps) {
  const [typed, setTyped] = useState(initialTyped);
  const { flags } = useVisit().site;
  const asked = typed.trim();
  let list: ReactNode;
  if (asked)
    list = <FoundCities asked={asked} locations={locations} choice={choice} onClear={() => setTyped('')} />;
  else if (flags.cityCountries) list = <CountryTabs countries={locations.countriesList} choice={choice} />;
  else list = <AllCities locations={locations} choice={choice} />;
  return (
    <div className={styles.cityPicker}>
      <CitySearch typed={typed} onType={setTyped} />
      {list}
    </div>
  );
}

/** Finds cities while one types; without scripts the page of the form is asked. */
function CitySearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const t = useT();
  return (
    <div className={styles.citySearch}>
      <Icon name="search" />
      <TextInput
        type="search"
        name="q"
        autoComplete="off"
        aria-label={t('modalHeaderGEO.search')}
        placeholder={t('modalHeaderGEO.search')}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}

type Part = { locations: Locations; choice: CityChoice };

/** The main cities of the other markets, and every city of the site's own. */
function AllCities({ locations: { mainCities, countriesList }, choice }: Part) {
  const t = useT();
  const { market } = choice.page.site;
  const byName = new Intl.Collator(useLocale());
  const own = countriesList
    .flatMap(({ locations }) => locations.filter((city) => city.market === market))
    .sort((a, b) => byName.compare(a.label, b.label));
  const foreign = mainCities.filter((city) => city.market !== market);
  return (
    <>
      <CityList title={t('modalHeaderGEO.otherCountries')} locations={foreign} choice={choice} isMain />
      <CityList title={t('modalHeaderGEO.cities')} locations={own} choice={choice} />
    </>
  );
}

function FoundCities({ asked, locations, choice, onClear }: Part & { asked: string; onClear: () => void }) {
  const t = useT();
  const found: LocationCountry[] = findLocations(locations.countriesList, asked);
  const count = found.reduce((sum, country) => sum + country.locations.length, 0);
  if (count === 0)
    return (
      <div className={styles.cityPickerNone} role="status">
        <b>{t('modalHeaderGEO.emptyTitle')}</b>
        <p className="muted">{t('modalHeaderGEO.emptyText')}</p>
        <Button size="s" onClick={onClear}>
          {t('modalHeaderGEO.clearSearch')}
        </Button>
      </div>
    );
  return (
    <>
      <LiveRegion message={t('modalHeaderGEO.found', { count })} />
      {found.map(({ name, locations: cities }) => (
        <CityList key={name} title={name} locations={cities} choice={choice} />
      ))}
    </>
  );
}
