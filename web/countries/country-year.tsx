import { useRef } from 'react';
import { compactDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { isWarm } from '#web/parts/warm-season.ts';
import { Link } from '#web/ui/link.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './country.module.css';
import { countryNights } from './country-nights.ts';
import type { LoadedCountry } from './load-country.ts';
import { useYearPrices } from './use-year-prices.ts';
import { type MonthDays, yearFrom } from './year-months.ts';

/** A year as twelve ways into the search: what the cheapest week of each month costs, and how warm it is. */
export function CountryYear({ country }: { country: LoadedCountry }) {
  const t = useT();
  const { nights } = useFormat();
  const toLocal = useLocalPath();
  const place = useRef<HTMLElement>(null);
  const { today } = useVisit();
  const { warmth, samoId, townFrom, town } = country;
  const prices = useYearPrices(place, { state: samoId, townFrom });
  const known = prices?.prices.filter((price) => price !== null) ?? [];
  const cheapest = known.length > 1 ? Math.min(...known) : undefined;
  return (
    <section ref={place} aria-labelledby="year">
      <h2 id="year">{t('country.year.title')}</h2>
      <p className="muted">{t('country.year.lead', { town, nights: nights(countryNights) })}</p>
      <ol className={styles.countryYear}>
        {yearFrom(today).map((month, index) => (
          <li key={month.from}>
            <Month
              month={month}
              warmth={warmth}
              to={toLocal(
                `/search/tours?STATEINC=${samoId}&CHECKIN_BEG=${compactDate(month.from)}&CHECKIN_END=${compactDate(month.to)}`,
              )}
              price={prices && (prices.prices[index] ?? null)}
              currency={prices?.currency ?? ''}
              isCheapest={prices?.prices[index] === cheapest && cheapest !== undefined}
            />
          </li>
        ))}
      </ol>
      {warmth && (
        <p className="tiny muted">
          {t('country.year.note', { region: warmth.region, years: warmth.years })}{' '}
          <Link to={toLocal('/data-sources')}>{t('country.year.sources')}</Link>
        </p>
      )}
    </section>
  );
}

type MonthProps = {
  month: MonthDays;
  warmth: LoadedCountry['warmth'];
  to: string;
  /** Undefined until it is known. */
  price: number | null | undefined;
  currency: string;
  isCheapest: boolean;
};

function Month({ month: { from }, warmth, to, price, currency, isCheapest }: MonthProps) {
  const t = useT();
  const format = useFormat();
  const { price: written } = useUiLanguage();
  const degrees = (value: number) => `${format.number(value)}°`;
  const month = Number(from.slice(5, 7)) - 1;
  const [sea, air] = [warmth?.sea[month], warmth?.air[month]];
  return (
    <Link className={styles.countryMonth} to={to} data-warm={(sea !== undefined && isWarm(sea)) || undefined}>
      <b>{format.date(from, 'month')}</b>
      <span className={styles.countryMonthPrice} data-cheapest={isCheapest || undefined}>
        {price === undefined && <span className={styles.countryMonthWaits} aria-hidden="true" />}
        {price === null && <span className="tiny muted">{t('country.year.none')}</span>}
        {typeof price === 'number' && <span className="num">{written(price, currency)}</span>}
        {isCheapest && <span className="tiny"> {t('country.year.cheapest')}</span>}
      </span>
      {sea !== undefined && air !== undefined && (
        <span className="tiny num">{t('country.year.warm', { sea: degrees(sea), air: degrees(air) })}</span>
      )}
    </Link>
  );
}
