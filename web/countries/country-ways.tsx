import type { Translate } from '#texts/translator.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { RichText } from '#web/parts/rich-text/rich-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './country.module.css';
import type { LoadedCountry } from './load-country.ts';
import type { FlownAirport } from './load-flights.ts';

/** Where the country lies, when one flies to its airports, and its resorts ([W]§2.13). */
export function CountryWays({ country }: { country: LoadedCountry }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { slug, countryName, airports, regions, town } = country;
  return (
    <div className={styles.countryWays}>
      <img
        className={styles.countryMap}
        src={toLocal(`/outlines/countries/${slug}.svg`)}
        alt={t('country.map', { country: countryName })}
        width={400}
        height={300}
        loading="lazy"
      />
      <div className={styles.countryWayLists}>
        {airports.length > 0 && (
          <section aria-labelledby="airports">
            <h2 id="airports">{t('country.airports.title')}</h2>
            <ul className={styles.countryAirports}>
              {airports.map((airport) => (
                <li key={airport.code}>
                  <Icon name="plane" />
                  <span>
                    <b>{airport.name}</b> <span className="small muted">{airport.code}</span>
                    <Flown airport={airport} town={town} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {regions && (
          <section aria-labelledby="regions">
            <h2 id="regions">{regions.title || t('places.resorts.title')}</h2>
            <RichText html={regions.html} folds={false} className={styles.countryRegions} />
          </section>
        )}
      </div>
    </div>
  );
}

function Flown({ airport: { days, first }, town }: { airport: FlownAirport; town: string }) {
  const t = useT();
  const { date } = useFormat();
  if (!first) return null;
  const words = { days: daysText(t, days), town, date: date(first) };
  return <span className={styles.countryFlown}>{t('country.airports.days', words)}</span>;
}

type Day = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const daysText = (t: Translate, days: readonly number[]) =>
  days.length === 7
    ? t('country.airports.daily')
    : days.map((day) => t(`dates.weekdayShort.${day as Day}`)).join(', ');
