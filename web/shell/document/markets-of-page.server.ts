import type { RouterContextProvider, StaticHandlerContext } from 'react-router';
import { pageMarkets } from '#calls/page-markets.ts';
import { localeOf } from '#sites/locale.ts';
import { canonicalIn } from '#web/context/canonical.ts';
import { clientContext, siteContext } from '#web/context/context.ts';

type Asked = Pick<StaticHandlerContext, 'statusCode' | 'matches' | 'location' | 'loaderData'>;

/**
 * The markets that have the page of an address. A page of the operator's data is where its rows are; one of the product
 * is everywhere (undefined), unless its address names something that only the site itself knows.
 */
export async function marketsOfPage(
  { statusCode, matches, location, loaderData }: Asked,
  context: Readonly<RouterContextProvider>,
): Promise<readonly string[] | undefined> {
  if (statusCode !== 200) return [];
  const asked = localeOf(context.get(siteContext), location.pathname).path;
  const last = matches.at(-1);
  const path = canonicalIn(loaderData[last?.route.id ?? '']) ?? asked;
  const told = await context.get(clientContext).call(pageMarkets, { path });
  if (told.ok) return told.value.markets;
  const { locale: _, section: __, ...named } = last?.params ?? {}; // every site has the sections of the site map
  return Object.values(named).some(Boolean) ? [] : undefined;
}
