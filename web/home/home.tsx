import { data } from 'react-router';
import { states } from '#calls/lookups-places.ts';
import { clientContext, clockContext, siteContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { type PublicSite, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { type EditorsPage, loadPage } from '#web/parts/editorial/load-page.ts';
import { PageBody } from '#web/parts/editorial/page-body.tsx';
import { LazyOnVisible } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { loadSlides } from '#web/parts/slider/load-slides.ts';
import { loadHotTours } from '#web/search/cards/hot-tours.ts';
import { JsonLd } from '#web/ui/json-ld.tsx';
import type { Route } from './+types/home.ts';
import { CountryPosters } from './country-posters.tsx';
import { countryView } from './country-view.ts';
import { deferUnlessReady } from './deferred.ts';
import styles from './home.module.css';
import { LeavingSoon } from './leaving-soon.tsx';
import { loadSheet, type Sheet } from './load-variant-home.ts';
import { soonView } from './soon-view.ts';
import { VariantHome } from './variant-home.tsx';

const LateSlides = lazyPart(() => import('#web/parts/slider/late-slides.tsx'));
const ReceiptExample = lazyPart(() => import('./receipt-example.tsx'));

/** Enough to choose eight different ones from. */
const hotTourCount = 60;
const posterCount = 9;
/** How long the page waits for prices before it goes ahead of them. */
const patienceMs = 600;

/** What is sold, or on a site where nothing is what its editors and its sheet say ([S]§1). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const editors = await loadPage(context, { kind: 'page', slug: 'home' });
  if (context.get(siteContext).flags.booking)
    return { shop: await loadShop(context, url), editors, sheet: undefined };
  if (!editors) throw data('notFound', { status: 404 });
  return { shop: undefined, editors, sheet: await loadSheet(context, url.origin) };
}

async function loadShop(context: Route.LoaderArgs['context'], url: URL) {
  const client = context.get(clientContext);
  const { home: town } = await departures(context);
  if (!town) return undefined;

  const { townFrom, townNameFrom } = town;
  const hotTours = loadHotTours(client, townFrom, context.get(clockContext).today, hotTourCount);
  const [sold, band] = await Promise.all([
    client.call(states, { townFrom, topCount: posterCount }),
    loadSlides(context, url, 'band'),
  ]);
  const countries = sold.ok ? sold.value.filter(({ minPricePerPerson }) => minPricePerPerson !== null) : [];
  return {
    townFrom,
    townNameFrom,
    countries: countries.slice(0, posterCount).map(countryView),
    countTotal: sold.ok ? sold.value.length : 0,
    hasBand: band.length > 0,
    tours: await deferUnlessReady(hotTours.then(soonView), patienceMs),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { shop, editors } = loaderData;
  const { brand } = useVisit().site;
  if (loaderData.sheet) return <VariantPart page={loaderData.editors} sheet={loaderData.sheet} />;
  return (
    <>
      {shop ? <Shop shop={shop} /> : <title>{brand.name}</title>}
      {editors && (
        <div className="section page">
          <PageBody page={editors} />
        </div>
      )}
    </>
  );
}

function VariantPart({ page, sheet }: { page: EditorsPage; sheet: Sheet }) {
  const { brand } = useVisit().site;
  const { title, description } = page.seo;
  return (
    <>
      <DocumentHead
        title={`${brand.name}: ${title || page.title}`}
        of={[description, page.subtitle, page.paragraph, page.blocks[0]?.html]}
        picture={page.image}
      />
      <VariantHome page={page} sheet={sheet} />
    </>
  );
}

/** Who sells here, as search engines read it. */
const agencyOf = ({ brand, contacts }: PublicSite, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'TravelAgency',
  name: brand.name,
  url: origin,
  logo: origin + brand.logo,
  telephone: contacts.phones[0],
  address: contacts.address,
});

type LoadedShop = NonNullable<Awaited<ReturnType<typeof loadShop>>>;

function Shop({ shop }: { shop: LoadedShop }) {
  const t = useT();
  const { site, origin } = useVisit();
  const { brand } = site;
  const { townFrom, townNameFrom: town, tours, countries, countTotal, hasBand } = shop;
  return (
    <>
      <DocumentHead
        title={`${brand.name}: ${t('leavingSoon.from', { town })}`}
        of={[t('home.meta.description')]}
      />
      <JsonLd value={agencyOf(site, origin)} />
      <LeavingSoon tours={tours} townFrom={townFrom} town={town} />
      <LazyOnVisible>
        <LateSlides part="popup" />
      </LazyOnVisible>
      <CountryPosters countries={countries} countTotal={countTotal} town={town} />
      {/* The example is far below the search: it comes when somebody does. */}
      <LazyOnVisible waiting={<div className={styles.bandPlace} />}>
        <ReceiptExample />
      </LazyOnVisible>
      {hasBand && (
        <LazyOnVisible waiting={<div className={styles.slidesPlace} />}>
          <LateSlides part="band" waiting={<div className={styles.slidesPlace} />} />
        </LazyOnVisible>
      )}
    </>
  );
}
