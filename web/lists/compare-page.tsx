import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { pageTexts } from '#web/context/page-texts.ts';
import type { Route } from './+types/compare-page.ts';
import { agentListOf } from './agent-list.ts';
import { onlyDifferences } from './compare-address.ts';
import { CompareOwnList } from './compare-own-list.tsx';
import { ComparedHotels } from './compared-hotels.tsx';
import { loadCompared } from './load-compared.ts';

export async function loader(args: Route.LoaderArgs) {
  if (!args.context.get(siteContext).flags.showCompare) throw data('notFound', { status: 404 });
  const [{ t }, comparison] = await Promise.all([pageTexts(args.context), loadCompared(args)]);
  const agentList = comparison ? undefined : await agentListOf(args.context, 'compare');
  return { title: t('lists.compare.title'), comparison, agentList };
}

/** Which rows are shown is no other comparison. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const asked = ({ pathname, searchParams }: URL) => {
    const rest = [...searchParams].filter(([name]) => name !== onlyDifferences);
    return `${pathname}?${new URLSearchParams(rest)}`;
  };
  return defaultShouldRevalidate && asked(currentUrl) !== asked(nextUrl);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** The hotels that the address names; where it names none, those of the visitor. */
export default function ComparePage({ loaderData: { comparison, agentList } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="page section">
      {comparison ? (
        <ComparedHotels comparison={comparison} />
      ) : (
        <>
          <div className="section__head">
            <h1>{t('lists.compare.title')}</h1>
          </div>
          <CompareOwnList agentList={agentList} />
        </>
      )}
    </div>
  );
}
