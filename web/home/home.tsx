import { Suspense } from 'react';
import type { Client } from '#calls/client.ts';
import { offerCall } from '#calls/hotel.ts';
import { states, townFroms } from '#calls/lookups-places.ts';
import { clientContext, clockContext } from '#web/context.ts';
import { homeTown } from '#web/home-town.ts';
import { useT } from '#web/i18n/i18n-context.tsx';
import type { PageHandle } from '#web/page-handle.ts';
import { useVisit } from '#web/visit.tsx';
import type { Route } from './+types/home.ts';
import './home.css';
import { type HotTours, loadHotTours } from './hot-tours.ts';
import { LeavingSoon } from './leaving-soon.tsx';
import { type PricedOffer, PromiseBand } from './promise-band.tsx';
import { type Soon, soon } from './soon.ts';
import { SunWall } from './sun-wall.tsx';
import { useSoon } from './use-soon.ts';

export const handle: PageHandle = { texts: ['detail'] };

/** Enough to choose eight different ones from. */
const hotTourCount = 60;
const posterCount = 9;
/** How long the page waits for prices before it goes ahead of them. */
const patienceMs = 600;

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const towns = await client.call(townFroms, {});
  const town = towns.ok ? homeTown(towns.value, context) : undefined;
  if (!town) return undefined;

  const { townFrom, townName } = town;
  const hotTours = loadHotTours(client, townFrom, context.get(clockContext).today, hotTourCount);
  const sold = await client.call(states, { townFrom, topCount: posterCount });
  const countries = sold.ok ? sold.value.filter(({ minPrice }) => minPrice !== null) : [];
  return {
    townFrom,
    townName,
    countries: countries.slice(0, posterCount),
    countTotal: sold.ok ? sold.value.length : 0,
    tours: await soon(hotTours, patienceMs),
    priced: await soon(
      hotTours.then((tours) => priceFirst(client, tours)),
      patienceMs,
    ),
  };
}

/** The receipt of a real offer: of the first one that is still to be had. */
async function priceFirst(client: Client, { offers }: HotTours): Promise<PricedOffer | undefined> {
  const [first] = offers;
  const answer = first && (await client.call(offerCall, { claim: first.cat_Claim }));
  return answer?.ok && answer.value.status === 'priced' ? answer.value : undefined;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { brand } = useVisit().site;
  if (!loaderData) return <title>{brand.name}</title>;
  const { townFrom, townName: town, tours, priced, countries, countTotal } = loaderData;
  return (
    <>
      <title>{`${brand.name}: ${t('home.meta.title', { town })}`}</title>
      <meta name="description" content={t('home.meta.description')} />
      <LeavingSoon tours={tours} townFrom={townFrom} town={town} />
      <SunWall countries={countries} countTotal={countTotal} town={town} />
      <Suspense>
        <SoonPromised priced={priced} />
      </Suspense>
    </>
  );
}

function SoonPromised({ priced }: { priced: Soon<PricedOffer | undefined> }) {
  const settled = useSoon(priced);
  return settled ? <PromiseBand priced={settled} /> : null;
}
