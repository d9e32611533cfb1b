import { redirect, useLoaderData } from 'react-router';
import { travelKinds } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { askedOf } from '#web/search/query/asked-of.ts';
import { anyFlight } from '#web/search/query/flight.ts';
import { searchAddress } from '#web/search/query/search-question.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { Route } from './+types/resorts.ts';
import { loadList } from './load-list.ts';
import { readResort } from './load-resort.ts';
import styles from './results.module.css';
import { loadResults, type ResultsData } from './results-loader.ts';
import { ResultsPage } from './results-page.tsx';

export const middleware: Route.MiddlewareFunction[] = [readResort];

/** Where neither the path nor the query names a place, one is chosen from the list of all of them. */
export async function loader(args: Route.LoaderArgs) {
  if (askedOf(args).place.state === undefined) throw redirect(localPathIn(args.context)('/resorts'));
  return loadResults(args, 'tour', 'resorts');
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return loadList(pathname + search, serverLoader);
}

/** `/search/resorts` and `/resorts/{country}/{resort}`: the tours there, and the way to its hotels without a flight. */
export default function ResortResults() {
  return (
    <>
      <OtherWay />
      <ResultsPage />
    </>
  );
}

function OtherWay() {
  const t = useT();
  const toLocal = useLocalPath();
  const data = useLoaderData<ResultsData>();
  if (data.status !== 'asked') return null;
  const { hotel, tour } = travelKinds;
  const { question } = data;
  const own = searchAddress(question) as `?${string}`;
  const alone = searchAddress({ ...question, kind: 'hotel' }, { ...anyFlight, page: 1 }) as `?${string}`;
  return (
    <nav className="page" aria-label={t('places.resorts.ways')}>
      <ul className={styles.resortWays}>
        <li>
          <Chip to={own} current>
            {t('places.resorts.tours')}
          </Chip>
        </li>
        <li>
          <Chip to={toLocal(`${hotel.search.results}${alone}`)}>{t('places.resorts.hotels')}</Chip>
        </li>
        <li>
          <Chip to={toLocal(`${tour.search.results}?STATEINC=${question.state}`)}>
            {t('places.resorts.country')}
          </Chip>
        </li>
      </ul>
    </nav>
  );
}
