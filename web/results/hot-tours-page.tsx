import { clientContext, clockContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { partyFor } from '#web/parts/offer/party-text.ts';
import { LazyOnVisible } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { hotDays, loadHotTours } from '#web/search/cards/hot-tours.ts';
import { TourList } from '#web/search/cards/tour-list.tsx';
import { tourView } from '#web/search/cards/tour-view.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import type { Route } from './+types/hot-tours-page.ts';
import { loadList } from './load-list.ts';
import { OverNote } from './over-note.tsx';
import { Recallable } from './recallable.tsx';
import { loadResults } from './results-loader.ts';
import { ResultsPage } from './results-page.tsx';

const LateSlides = lazyPart(() => import('#web/parts/slider/late-slides.tsx'));

const mostTours = 48;

export async function loader(args: Route.LoaderArgs) {
  const isSearch = askedOf(args).place.state !== undefined;
  return isSearch ? loadResults(args, 'tour', 'hot-tours') : loadAll(args);
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return loadList(pathname + search, serverLoader);
}

async function loadAll({ context }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const { home: town } = await departures(context);
  const found =
    town && (await loadHotTours(client, town.townFrom, context.get(clockContext).today, mostTours));
  return {
    townFrom: town?.townFrom ?? 0,
    townNameFrom: town?.townNameFrom ?? '',
    offers: (found?.offers ?? []).map(tourView),
  };
}

/** A search of a country, or everything that leaves within the next days. */
export default function HotToursPage({ loaderData }: Route.ComponentProps) {
  if ('status' in loaderData) return <ResultsPage />;
  return (
    <>
      <Recallable data={loaderData} />
      <AllHotTours {...loaderData} />
    </>
  );
}

function AllHotTours(loaderData: Awaited<ReturnType<typeof loadAll>>) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, today } = useVisit();
  const { brand } = site;
  const { offers, townFrom, townNameFrom: town } = loaderData;
  return (
    <section className="section page">
      <DocumentHead
        title={`${t('leavingSoon.title')}: ${t('leavingSoon.from', { town })}, ${brand.name}`}
        of={[
          `${t('leavingSoon.title')}: ${t('leavingSoon.from', { town })}`,
          t('leavingSoon.lead', { party: partyFor(t, 2, 0) }),
        ]}
      />
      {offers.length > 0 ? (
        <>
          <div className="section__head">
            <div>
              <h1>{t('leavingSoon.title')}</h1>
              <p className="muted">{t('leavingSoon.lead', { party: partyFor(t, 2, 0) })}</p>
            </div>
          </div>
          <OverNote next={hotDays(today)} to={toLocal('/search/hot-tours')} />
          <TourList offers={offers} townFrom={townFrom} />
        </>
      ) : (
        <Empty
          heading="h1"
          image={housePictures.empty}
          title={t('leavingSoon.title')}
          ways={[{ to: toLocal('/'), title: t('wizard.buttonSubmitDefaultText') }]}
        >
          {t('leavingSoon.empty', { town })}
        </Empty>
      )}
      <LazyOnVisible>
        <LateSlides part="popup" />
      </LazyOnVisible>
    </section>
  );
}
