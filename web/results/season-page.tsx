import { data, useLocation } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import { seasonQuery, seasons } from '#sites/seasons.ts';
import { siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { LazyOnVisible } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { TourList } from '#web/search/cards/tour-list.tsx';
import { askedOf } from '#web/search/query/asked-of.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { Route } from './+types/season-page.ts';
import { loadList } from './load-list.ts';
import { type LoadedSeason, loadSeason, seasonNights } from './load-season.ts';
import { ofSeason } from './of-season.ts';
import { OverNote } from './over-note.tsx';
import { SeasonEmpty } from './rare-answers.tsx';
import { Recallable } from './recallable.tsx';
import { ResultsPage } from './results-page.tsx';
import styles from './season.module.css';
import { loadSeasonResults } from './season-results.ts';

const LateSlides = lazyPart(() => import('#web/parts/slider/late-slides.tsx'));

/** `/search/lato` and `/search/zima` ([S]§2.1). */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const { path } = localeOf(context.get(siteContext), url.pathname);
  const season = seasons.find((one) => path.startsWith(ofSeason[one].path));
  if (!season) throw data('notFound', { status: 404 });
  const isSearch = askedOf(args).place.state !== undefined;
  return isSearch ? loadSeasonResults(args, season) : loadSeason(context, season, url.searchParams);
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return loadList(pathname + search, serverLoader);
}

/** A search of a country, or all countries month by month. */
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
  const { pathname } = useLocation();
  const { season, offers, townFrom, town, months } = loaderData;
  const [first] = months;
  const title = loaderData.title || t(`season.title.${season}`);
  const words = { town, nights: nights(seasonNights), party: partyFor(t, 2, 0) };
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
      <Months {...loaderData} />
      {first && <OverNote next={first} to={`${pathname}?${seasonQuery(first)}`} />}
      {offers.length > 0 ? (
        <TourList offers={offers} townFrom={townFrom} mark="none" />
      ) : (
        <SeasonEmpty {...loaderData} />
      )}
      <LazyOnVisible>
        <LateSlides part="popup" />
      </LazyOnVisible>
    </section>
  );
}

/** The months of the season, to look at one after the other. */
function Months({ months, days }: Pick<LoadedSeason, 'months' | 'days'>) {
  const t = useT();
  const { date } = useFormat();
  const { pathname } = useLocation();
  return (
    <nav className={styles.seasonMonths} aria-label={t('season.months')}>
      {months.map((month) => (
        <Chip
          key={month.from}
          to={`${pathname}?${seasonQuery(month)}`}
          current={month.from === days?.from && month.to === days.to}
        >
          {date(month.from, 'month')}
        </Chip>
      ))}
    </nav>
  );
}
