import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { LocationCountry } from '#web/context/city/locations.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { CityList } from './city-list.tsx';
import styles from './geo.module.css';
import type { CityChoice } from './use-city-choice.ts';
import '#web/ui/label.css';

type CountryTabsProps = { countries: readonly LocationCountry[]; choice: CityChoice };

/** A tab for each country with its main cities and cities; one under another without scripts ([S]§2.6). */
export function CountryTabs({ countries, choice }: CountryTabsProps) {
  const t = useT();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  if (!useHydrated())
    return countries.map((country) => (
      <section key={country.name} className={styles.countryCities}>
        <h2>{country.name}</h2>
        <CountryCities country={country} choice={choice} />
      </section>
    ));

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -chosen, End: countries.length - 1 - chosen }[
      event.key
    ];
    if (step === undefined) return;
    event.preventDefault();
    const next = (chosen + step + countries.length) % countries.length;
    setChosen(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  const open = countries[chosen];
  return (
    <>
      <div
        ref={tabs}
        role="tablist"
        aria-label={t('modalHeaderGEO.countries')}
        className={styles.countryTabs}
      >
        {countries.map(({ name, code }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className="chip"
            onClick={() => setChosen(index)}
            onKeyDown={move}
          >
            <Flag iso2={code} />
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`}>
        {open && <CountryCities country={open} choice={choice} />}
      </div>
    </>
  );
}

function CountryCities({ country, choice }: { country: LocationCountry; choice: CityChoice }) {
  const t = useT();
  const main = country.locations.filter(({ isMainCity }) => isMainCity);
  return (
    <>
      <CityList title={t('modalHeaderGEO.mainCities')} locations={main} choice={choice} isMain />
      <CityList title={t('modalHeaderGEO.cities')} locations={country.locations} choice={choice} />
    </>
  );
}
