import { useEffect, useRef } from 'react';
import { flightSortTypes } from '#calls/sort-types.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import filtersStyles from '#web/search/filters/filters.module.css';
import { UndoChange } from '#web/search/filters/undo-change.tsx';
import { flightAddress } from '#web/search/query/flight-question.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { centreChosen } from '#web/ui/centre-chosen.ts';
import { Link } from '#web/ui/link.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { IgnoredParameters } from '../ignored-parameters-note.tsx';
import { pagePosition, pageSize } from '../result-pages.ts';
import styles from '../results.module.css';
import { FlightCard } from './flight-card.tsx';
import { ChosenFlightFilters, FlightFilterForm, FlightFilterSheet } from './flight-filters.tsx';
import { countFlights, type FlightRow, fitting } from './flight-list.ts';
import type { AskedFlights, FoundFlights } from './load-flights.ts';
import { NoFlights } from './no-flights.tsx';

type Props = { data: AskedFlights; found: Extract<FoundFlights, { ok: true }>; isWaiting: boolean };

/** Filters beside the flights that fit, or what would help where none does. */
export function FlightResults({ data, found, isWaiting }: Props) {
  const t = useT();
  const { price } = useUiLanguage();
  const { question, from, to } = data;
  const rows = fitting(found.rows, question);
  const lowest = price(Math.min(...rows.map((row) => row.price)), found.currency);
  const count = t('flights.found', { count: rows.length });
  if (rows.length === 0) return <NoFlights data={data} found={found} />;
  const facets = countFlights(found.rows, question);
  const filters = { question, facets, currency: found.currency, kinds: data.kinds, total: rows.length };
  const party = partyFor(t, question.adults, question.childAges.length);
  return (
    <div className={styles.results}>
      <aside id="filters" className={filtersStyles.filters} aria-label={t('results.filters.title')}>
        <FlightFilterForm {...filters} />
      </aside>
      <section aria-busy={isWaiting}>
        <div className={styles.resultsHead}>
          <DocumentHead
            title={t('results.meta.title', { place: `${from} – ${to}`, found: count, price: lowest })}
            of={[t('wizard.landing.flightsLead')]}
          />
          <h1>{t('results.heading.found', { found: count, place: `${from} – ${to}` })}</h1>
          <p className="muted">{t('results.heading.from', { price: lowest, party })}</p>
          <UndoChange />
          <IgnoredParameters names={data.ignoredParameters} />
        </div>
        <LiveRegion
          message={isWaiting ? '' : t('results.heading.announce', { found: count, price: lowest })}
        />
        <div className={styles.picked}>
          <ChosenFlightFilters {...filters} />
          <div className={styles.listTools}>
            <FlightFilterSheet {...filters} />
            <FlightSorts question={question} />
          </div>
        </div>
        <FlightList rows={rows} data={data} />
      </section>
    </div>
  );
}

/** The flights of this page and all before it, and the way to more. */
function FlightList({ rows, data }: { rows: FlightRow[]; data: AskedFlights }) {
  const t = useT();
  const { question } = data;
  const shown = rows.slice(0, question.page * pageSize);
  const { left, next } = pagePosition(question.page, shown.length, rows.length);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((row) => (
          <li key={row.cat_Claim}>
            <FlightCard row={row} data={data} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className={styles.paging}>
          <Link
            className={buttonClass({ kind: 'line' })}
            to={flightAddress(question, { page: question.page + 1 })}
            preventScrollReset
          >
            {t('results.list.showMore', { count: next, total: left })}
          </Link>
        </p>
      )}
    </>
  );
}

const orders = [
  { sort: flightSortTypes.price, text: 'results.sort.cheapest' },
  { sort: flightSortTypes.priceDown, text: 'results.sort.dearest' },
  { sort: flightSortTypes.departure, text: 'flights.sort.departure' },
  { sort: flightSortTypes.duration, text: 'flights.sort.duration' },
] as const;

function FlightSorts({ question }: Pick<AskedFlights, 'question'>) {
  const t = useT();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is another chosen link
  useEffect(() => centreChosen(nav.current), [question.sort]);
  return (
    <nav ref={nav} className={styles.sort} aria-label={t('results.sort.label')}>
      <ul>
        {orders.map(({ sort, text }) => (
          <li key={sort}>
            <Link
              to={flightAddress(question, { sort })}
              preventScrollReset
              aria-current={question.sort === sort ? 'true' : undefined}
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
