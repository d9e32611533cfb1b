import { listVacancies } from '#domain/careers/list-vacancies.ts';
import { entry } from '#domain/catalogue/directory.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import type { PageSource } from '#domain/content/find-page.ts';
import { readOnce } from '#domain/content/live-content.ts';
import { pageMarkets } from '#domain/content/page-markets.ts';
import { findCruisePrograms } from '#domain/cruises/find-cruise-program.ts';
import { publishedNews } from '#domain/news/list-news.ts';
import { hotelPath } from '#lib/hotel-path.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { travelKinds } from '#lib/travel-kind.ts';
import { marketSlugs } from '#sites/markets.ts';
import { listCatalogues } from './list-catalogues.ts';
import { hotelsIn, resortsIn, soldExcursionTours, soldStates } from './list-places.ts';

type Sold = Pick<CatalogueMoment, 'directory' | 'snapshot'>;

/** The markets whose sites of a variant have the page at a path of the operator's data; undefined: there is none. */
export async function marketsOfPath(
  { sold, ...source }: PageSource & { sold: Sold },
  path: string,
  { variant, today }: { variant: string; today: PlainDate },
): Promise<readonly string[] | undefined> {
  const plain = path.replace(/(.)\/+$/, '$1');
  return (
    (await pageMarkets(source, variant)).get(plain) ??
    placeMarkets(sold).get(plain) ??
    (await catalogueMarkets(source, variant)).get(plain) ??
    (await newsMarkets(source, { variant, today })).get(plain) ??
    (plain.startsWith('/vacancies/') ? (await vacancyMarkets(source, today)).get(plain) : undefined) ??
    (plain.startsWith('/cruises/') ? (await voyageMarkets(source, sold)).get(plain) : undefined)
  );
}

/** Of the catalogues of excursions. */
const catalogueMarkets = (source: PageSource, variant: string) =>
  readOnce(source.moment, `markets of catalogues ${variant}`, async () => {
    const markets = new Map<string, string[]>();
    for (const market of marketSlugs)
      for (const { path } of await listCatalogues(source, { market, variant }))
        markets.set(path, [...(markets.get(path) ?? []), market]);
    return markets;
  });

/** Of what is published up to a day. */
const newsMarkets = (source: PageSource, { variant, today }: { variant: string; today: PlainDate }) =>
  readOnce(source.moment, `markets of news ${variant} ${today}`, async () => {
    const markets = new Map<string, string[]>();
    for (const market of marketSlugs)
      for (const { type_slug, slug } of await publishedNews(source, { site: { market, variant }, today })) {
        const path = `/news/${type_slug}/${slug}`;
        markets.set(path, [...(markets.get(path) ?? []), market]);
      }
    return markets;
  });

/** Of the vacancies of a day. */
const vacancyMarkets = ({ db, moment }: PageSource, today: PlainDate) =>
  readOnce(moment, `markets of vacancies ${today}`, async () => {
    const markets = new Map<string, string[]>();
    for (const market of marketSlugs) {
      const { list } = await listVacancies(db, { market, today }, { city: '', area: '' });
      for (const { slug } of list) {
        const path = `/vacancies/${slug}`;
        markets.set(path, [...(markets.get(path) ?? []), market]);
      }
    }
    return markets;
  });

/** A voyage is where its liner is. */
async function voyageMarkets({ db }: PageSource, sold: Sold): Promise<Markets> {
  const found = await findCruisePrograms({ db }, undefined);
  return new Map(
    found.flatMap(({ program }) => {
      const { slug, stateSlug, stateName, isCruise, hotelSlug } = program;
      const liner = hotelPath('tour', { slug: stateSlug, longName: stateName.en, isCruise }, hotelSlug);
      const markets = placeMarkets(sold).get(liner);
      return markets ? [[`/cruises/${stateSlug}/${slug}`, markets] as const] : [];
    }),
  );
}

type Markets = ReadonlyMap<string, readonly string[]>;

const known = new WeakMap<Sold['directory'], Markets>();

/** Of hotels, resorts and excursion tours; worked out once for a state of the catalogue. */
function placeMarkets(sold: Sold): Markets {
  const worked =
    known.get(sold.directory) ??
    new Map([...hotelMarkets(sold), ...resortMarkets(sold), ...tourMarkets(sold)]);
  known.set(sold.directory, worked);
  return worked;
}

/** The markets that each state is sold to. */
function marketsByState(sold: Sold, by: 'flight' | 'any'): Map<number, string[]> {
  const markets = new Map<number, string[]>();
  for (const market of marketSlugs)
    for (const { id } of soldStates(sold, market, by)) markets.set(id, [...(markets.get(id) ?? []), market]);
  return markets;
}

/** A liner has one page, whichever way it is sold. */
const hotelMarkets = (sold: Sold) =>
  (['tour', 'hotel'] as const).flatMap((kind) => {
    const markets = marketsByState(sold, travelKinds[kind].hasFlight ? 'flight' : 'any');
    return hotelsIn(
      sold,
      [...markets.keys()].map((id) => entry(sold.directory.states, id)),
    )
      .filter(({ state }) => travelKinds[kind].hasFlight || !state.isCruise)
      .map(({ hotel, state: { id, slug, name, isCruise } }) => {
        const path = hotelPath(kind, { slug, longName: name.en, isCruise }, hotel.slug);
        return [path, markets.get(id)!] as const;
      });
  });

function resortMarkets(sold: Sold) {
  const markets = marketsByState(sold, 'any');
  const states = [...markets.keys()].map((id) => entry(sold.directory.states, id));
  return resortsIn(sold, states).flatMap(({ region, state }) => {
    const list = `/resorts/${state.slug}`;
    return [list, `${list}/${region.slug}`].map((path) => [path, markets.get(state.id)!] as const);
  });
}

function tourMarkets(sold: Sold) {
  const markets = new Map<string, string[]>();
  for (const market of marketSlugs)
    for (const { slug, stateId } of soldExcursionTours(sold, market)) {
      const path = `/excursion-tours/${entry(sold.directory.states, stateId).slug}/${slug}`;
      markets.set(path, [...(markets.get(path) ?? []), market]);
    }
  return markets;
}
