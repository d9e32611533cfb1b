import { data } from 'react-router';
import { siteContext } from '#web/visit/context.ts';
import { pageTexts } from '#web/visit/page-texts.ts';
import type { Route } from './+types/compare-page.ts';
import { KeptPage } from './kept-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).flags.showCompare) throw data('notFound', { status: 404 });
  const { t } = await pageTexts(context);
  return { title: t('lists.compare.title') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function ComparePage() {
  return <KeptPage list="compare" />;
}
