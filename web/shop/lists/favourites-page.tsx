import { data } from 'react-router';
import { siteContext } from '#web/visit/context.ts';
import { pageTexts } from '#web/visit/page-texts.ts';
import type { Route } from './+types/favourites-page.ts';
import { KeptPage } from './kept-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).flags.showFavourites) throw data('notFound', { status: 404 });
  const { t } = await pageTexts(context);
  return { title: t('lists.favourites.title') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function FavouritesPage() {
  return <KeptPage />;
}
