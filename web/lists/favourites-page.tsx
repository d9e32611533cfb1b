import { data } from 'react-router';
import { siteContext } from '#web/context/context.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import type { ListWithTrips } from '#web/lists/server-list.ts';
import { askedIn } from '#web/search/query/asked-of.ts';
import type { Route } from './+types/favourites-page.ts';
import { agentListOf } from './agent-list.ts';
import { byTrip } from './kept-hotel-data.ts';
import { loadKeptHotels } from './kept-hotels.ts';
import { KeptPage } from './kept-page.tsx';
import { mostAsked } from './most-asked.ts';

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  if (!context.get(siteContext).flags.showFavourites) throw data('notFound', { status: 404 });
  const [{ t }, list] = await Promise.all([pageTexts(context), agentListOf(context, 'favorites')]);
  // Of a long list the newest are told with the page, each for its trip; scripts fetch the others.
  const newest = list && (await tellByTrip(context, list));
  return { title: t('lists.favourites.title'), kept: list && newest && { list, newest } };
}

const tellByTrip = (context: Route.LoaderArgs['context'], { hotels, trips }: ListWithTrips) =>
  Promise.all(
    byTrip(hotels.slice(-mostAsked), trips).map(async ({ trip, incs }) => ({
      trip,
      told: await loadKeptHotels(context, askedIn(context, new URLSearchParams(trip)), incs),
    })),
  );

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function FavouritesPage({ loaderData: { kept } }: Route.ComponentProps) {
  return <KeptPage agents={kept} />;
}
