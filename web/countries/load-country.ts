import type { RouterContextProvider } from 'react-router';
import { type CountryInformation, country } from '#calls/country.ts';
import { states } from '#calls/lookups-places.ts';
import { pick } from '#lib/pick.ts';
import {
  citySlugContext,
  clientContext,
  clockContext,
  localeContext,
  siteContext,
} from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { isNowhere, toErrorResponse } from '#web/context/to-error-response.ts';
import { prepareRichText } from '#web/parts/rich-text/prepare-rich-text.ts';
import { loadFlights } from './load-flights.ts';
import { loadWarmth } from './load-warmth.ts';

type Context = Readonly<RouterContextProvider>;

/** All that the page of a country renders; undefined where nobody has written of it. */
export async function loadCountry(context: Context, slug: string) {
  const client = context.get(clientContext);
  const answer = await client.call(country, { page: slug, fromSubDomain: context.get(citySlugContext) });
  if (!answer.ok && !isNowhere(answer.reason)) throw toErrorResponse(answer.reason);
  const told = answer.ok ? answer.value[0] : undefined;
  if (!told) return undefined;
  const { home: town } = await departures(context);
  const [price, hasTours, airports, warmth, parts] = await Promise.all([
    loadPrice(context, told.samoId, town?.townFrom),
    sellsExcursionTours(context, told.samoId, town?.townFrom),
    loadFlights(client, told.airports, town?.townName),
    loadWarmth(context, told.samoId),
    partsOf(context, told),
  ]);
  const words = pick(told, [
    ...(['samoId', 'slug', 'countryCode', 'countryName', 'paragraph', 'countryTags', 'badges'] as const),
    ...(['badgeCountryStatus', 'bannerImage', 'cashbackImage', 'coverImage', 'images', 'icons'] as const),
    ...(['properties', 'interestingBlock'] as const),
  ]);
  const isSold: Partial<Record<string, boolean>> = { resorts: price !== null, 'excursion-tours': hasTours };
  const townFrom = town?.townFrom ?? 0;
  return {
    ...words,
    ...parts,
    // What is not sold from the visitor’s town has no page for them.
    tabs: told.tabs.filter((tab) => isSold[tab] ?? true),
    price,
    warmth,
    hasRooms: !told.hideRooms && price !== null,
    airports,
    townFrom,
    town: town?.townNameFrom ?? '',
  };
}

export type LoadedCountry = NonNullable<Awaited<ReturnType<typeof loadCountry>>>;

async function sellsExcursionTours(context: Context, state: number, townFrom: number | undefined) {
  if (townFrom === undefined) return false;
  const asked = { townFrom, searchType: 'excursion', topCount: 0 };
  const sold = await context.get(clientContext).call(states, asked);
  return sold.ok && sold.value.some((one) => one.state === state);
}

/** What the cheapest offer from the town costs one of two; null where none is sold from there. */
async function loadPrice(context: Context, state: number, townFrom: number | undefined) {
  if (townFrom === undefined) return null;
  const sold = await context.get(clientContext).call(states, { townFrom, topCount: 0 });
  const found = sold.ok ? sold.value.find((one) => one.state === state) : undefined;
  if (!found || found.minPricePerPerson === null) return null;
  return { amount: found.minPricePerPerson, currency: found.currency };
}

/** The texts of editors, ready to be rendered; those for Moscow and Russia where the visitor is there. */
async function partsOf(context: Context, told: CountryInformation) {
  const site = context.get(siteContext);
  const { t } = await pageTexts(context);
  const place = { site, locale: context.get(localeContext), today: context.get(clockContext).today, t };
  const drawn = ({ title, html }: { title: string; html: string }) => ({
    title,
    html: prepareRichText(html, place),
  });
  const { home } = await departures(context);
  const isInRussia = site.market === 'ru';
  const blocks = [
    ...told.countryContent,
    told.priorityHtmlBlock,
    told.priorityPlusHtmlBlock,
    isInRussia && home?.secondLevel === 'moscow' ? told.moscowHtmlBlock : null,
    isInRussia ? told.russiaHtmlBlock : null,
  ];
  return {
    text: prepareRichText(told.countryText, place),
    blocks: blocks.filter((block) => block !== null).map(drawn),
    regions: told.regionsHtmlBlock && drawn(told.regionsHtmlBlock),
    modalBanner: told.modalBannerBlock && drawn(told.modalBannerBlock),
    seoBlocks: told.seoHtmlBlocks
      .filter(({ pageType }) => isShown(told)[pageType])
      .map((block) => ({ ...block, secondText: prepareRichText(block.secondText, place) })),
  };
}

/** Each sub-block by its flag ([W]§2.13); that of the resorts has none. */
const isShown = (told: CountryInformation) => ({
  hotels: told.isShowHotelsSeoBlock,
  excursion: told.isShowExcursionSeoBlock,
  'excursion-tours': told.isShowExcursionToursSeoBlock,
  resort: true,
});
