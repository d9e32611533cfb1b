import { Suspense } from 'react';
import { Await, useLoaderData, useNavigation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { ResultsAnchor } from '#web/search/wizard/results-anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Placeholder, Placeholders, Waiting } from '#web/ui/skeleton.tsx';
import { AgesToConfirm, UnreadableSearch } from '../rare-answers.tsx';
import { Recallable } from '../recallable.tsx';
import styles from '../results.module.css';
import { SearchDown } from '../search-down.tsx';
import { FlightResults } from './flight-results.tsx';
import type { AskedFlights, FlightsData } from './load-flights.ts';
import '#web/ui/skeleton.css';

/** The flights of a search: answered, on their way, not understood, or without an answer. */
export function FlightsPage() {
  const data = useLoaderData<FlightsData>();
  return (
    <div className={classNames('page', styles.resultsPage)}>
      {data.status === 'unreadable' && <UnreadableSearch problems={data.problems} typed={data.typed} />}
      {data.status === 'unsure' && <AgesToConfirm {...data} />}
      {data.status === 'asked' && <Asked data={data} />}
    </div>
  );
}

function Asked({ data }: { data: AskedFlights }) {
  const isWaiting = useNavigation().state === 'loading';
  return (
    <>
      <ResultsAnchor />
      <Suspense fallback={<WaitingFlights />}>
        <Await resolve={data.found} errorElement={<SearchDown />}>
          {(found) =>
            found.ok ? (
              <>
                <Recallable data={data} />
                <FlightResults data={data} found={found} isWaiting={isWaiting} />
              </>
            ) : (
              <SearchDown />
            )
          }
        </Await>
      </Suspense>
    </>
  );
}

/** The shape of what comes. */
function WaitingFlights() {
  const t = useT();
  return (
    <div>
      <Waiting>{t('flights.loading')}</Waiting>
      <ul className={styles.list} aria-hidden="true">
        <Placeholders count={4}>
          <li>
            <Placeholder height="9.5rem" />
          </li>
        </Placeholders>
      </ul>
    </div>
  );
}
