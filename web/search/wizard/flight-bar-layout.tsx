import { Outlet } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { partyText } from '#web/parts/offer/party-text.ts';
import { LazyOnVisible } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { askedOf } from '#web/search/query/asked-of.ts';
import { flightForm } from '#web/search/query/flight-form.ts';
import { readFlights } from '#web/search/query/flight-question.ts';
import type { Route } from './+types/flight-bar-layout.ts';
import { dateWords } from './date-words.ts';
import { loadFlightOptions } from './flight-options.ts';
import { airportName, classKey, kindKey } from './flight-words.ts';
import styles from './search-bar.module.css';
import { SearchBar } from './search-bar.tsx';
import { flights } from './types/flights.ts';

const LateSlides = lazyPart(() => import('#web/parts/slider/late-slides.tsx'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const said = readFlights(askedOf({ context, url }));
  const options = await loadFlightOptions(context, said);
  return { options, initial: flightForm(said, options.route) };
}

/** The search for flights above their results. */
export default function FlightBarLayout({ loaderData }: Route.ComponentProps) {
  const { options, initial } = loaderData;
  return (
    <>
      <SearchBar definition={flights} initial={initial} options={options}>
        <FlightTripWords {...loaderData} />
      </SearchBar>
      <Outlet />
      <LazyOnVisible>
        <LateSlides part="stage" />
      </LazyOnVisible>
    </>
  );
}

/** From where to where, when, who and how, in that order; a phone shows the first two. */
function FlightTripWords({ options, initial: form }: Route.ComponentProps['loaderData']) {
  const t = useT();
  const format = useFormat();
  const [from, to] = [form.source, form.target].map((inc) => airportName(options, inc));
  const { dateFrom, dateTo = dateFrom } = form;
  return (
    <>
      {from && to && (
        <span>
          <b>{`${from} – ${to}`}</b>
        </span>
      )}
      {dateFrom && dateTo && <span>{dateWords({ from: dateFrom, to: dateTo }, t, format)}</span>}
      <span className={styles.late}>{partyText(t, form.adults, form.childAges.length, form.childAges)}</span>
      <span className={styles.late}>{t(classKey(form.classId))}</span>
      <span className={styles.late}>{t(kindKey(form.isCharter))}</span>
    </>
  );
}
