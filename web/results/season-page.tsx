import { data, useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { LazyOnVisible } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { TourList } from '#web/search/cards/tour-list.tsx';
import { ofSeason } from '#web/search/query/of-season.ts';
import { monthAddress } from '#web/search/query/season-days.ts';
import { seasonSearch } from '#web/search/query/season-search.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { Route } from './+types/season-page.ts';
import { loadList } from './load-list.ts';
import { type LoadedSeason, loadSeason } from './load-season.ts';
import { namesPastDays, OverNote } from './over-note.tsx';
import { SeasonEmpty } from './rare-answers.tsx';
import { Recallable } from './recallable.tsx';
import { loadResults } from './results-loader.ts';
import { ResultsPage } from './results-page.tsx';
import styles from './season.module.css';

const LateSlides = lazyPart(() => import('#web/parts/slider/late-slides.tsx'));

/** `/search/lato` and `/search/zima` ([S]§2.1). */
export async function loader(args: Route.LoaderArgs) {
  const search = seasonSearch(args);
  if (!search) throw data('notFound', { status: 404 });
  if (search.isSearch) return loadResults(args, 'tour', ofSeason[search.season].type);
  return loadSeason(args.context, search);
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return loadList(pathname + search, serverLoader);
}

/** A search of a country on days of the season, or its months. */
export default function SeasonPage({ loaderData }: Route.ComponentProps) {
  if ('status' in loaderData) return <ResultsPage />;
  return (
    <>
      <Recallable data={loaderData} />
      <AllOfSeason {...loaderData} />
    </>
  );
}

function AllOfSeason(loaderData: LoadedSeason) {
  const t = useT();
  const { nights } = useFormat();
  const { brand } = useVisit().site;
  const { season, offers, townFrom, town, trip, stateName } = loaderData;
  const title = [loaderData.title || t(`season.title.${season}`), stateName].filter(Boolean).join(': ');
  const words = {
    town,
    nights: nights(trip.nightsFrom, trip.nightsTo),
    party: partyFor(t, trip.adults, trip.childAges.length),
  };
  return (
    <section className="section page">
      <DocumentHead
        title={`${title}: ${t('leavingSoon.from', { town })}, ${brand.name}`}
        of={[t(`season.description.${season}`, { town })]}
      />
      <div className="section__head">
        <div>
          <h1>{title}</h1>
          <p className="muted">{t('season.lead', words)}</p>
        </div>
      </div>
      <ClearedDays {...loaderData} />
      <Months {...loaderData} />
      {offers.length > 0 ? (
        <TourList offers={offers} townFrom={townFrom} childAges={trip.childAges} mark="none" />
      ) : (
        <SeasonEmpty {...loaderData} />
      )}
      <LazyOnVisible>
        <LateSlides part="popup" />
      </LazyOnVisible>
    </section>
  );
}

type MonthsOf = Pick<LoadedSeason, 'months' | 'areCleared' | 'townFrom'>;

/** Why the days of the address are not those of the page. */
function ClearedDays({ months: [first], areCleared, townFrom }: MonthsOf) {
  const t = useT();
  const location = useLocation();
  const { today } = useVisit();
  if (!areCleared || !first) return null;
  return (
    <div className={styles.seasonNote}>
      {namesPastDays(location.search, today) ? (
        <OverNote next={first} to={monthAddress(location, first, townFrom)} />
      ) : (
        <p role="status">{t('season.outside')}</p>
      )}
    </div>
  );
}

/** The months of the season, to look at one after the other. */
function Months({ months, shown, areCleared, townFrom }: MonthsOf & Pick<LoadedSeason, 'shown'>) {
  const t = useT();
  const { date } = useFormat();
  const location = useLocation();
  return (
    <nav className={styles.seasonMonths} aria-label={t('season.months')}>
      {months.map((month) => (
        <Chip
          key={month.from}
          to={monthAddress(location, month, townFrom)}
          current={!areCleared && month.from === shown?.from && month.to === shown.to}
        >
          {date(month.from, 'month')}
        </Chip>
      ))}
    </nav>
  );
}
