import { data, type RouterContextProvider } from 'react-router';
import { searchPages } from '#calls/content-pages.ts';
import { clientContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { useLocalLink, useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { loadPage } from '#web/parts/editorial/load-page.ts';
import { PageBody } from '#web/parts/editorial/page-body.tsx';
import { pageCrumbs } from '#web/parts/editorial/page-crumbs.ts';
import { PageHead } from '#web/parts/editorial/page-head.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/help-search-page.ts';
import styles from './help-search.module.css';

const HelpSearch = lazyPart(() => import('./help-search.tsx'));

const longest = 120;

/** `/help/search?q=visa`: the pages that say something of it; without words, what the editors say of searching ([S]§2.1). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, longest);
  const [page, found] = await Promise.all([
    loadPage(context, { kind: 'page', slug: 'search' }),
    text === '' ? undefined : loadFound(context, text),
  ]);
  if (!page) throw data('notFound', { status: 404 });
  return { page, text, found };
}

async function loadFound(context: Readonly<RouterContextProvider>, text: string) {
  const answer = await context.get(clientContext).call(searchPages, { text });
  if (!answer.ok) throw toErrorResponse(answer.reason);
  return answer.value;
}

export default function HelpSearchPage({ loaderData: { page, text, found } }: Route.ComponentProps) {
  const toLocal = useLocalPath();
  const { site, origin } = useVisit();
  const crumbs = pageCrumbs(page).map(({ name, to }) => ({ name, to: toLocal(to) }));
  const title = text || page.seo.title || page.title;
  return (
    <article className="section page">
      <DocumentHead
        title={`${title}, ${site.brand.name}`}
        of={[page.seo.description, page.subtitle, page.blocks[0]?.html]}
        picture={page.image}
      />
      {found && <meta name="robots" content="noindex" />}
      <Breadcrumbs crumbs={crumbs} origin={origin} />
      <PageHead page={page} />
      <OptionalPart>
        <HelpSearch key={text} text={text} />
      </OptionalPart>
      {found ? <Found found={found} /> : <PageBody page={page} />}
    </article>
  );
}

type FoundPages = Awaited<ReturnType<typeof loadFound>>;

function Found({ found: { list, total } }: { found: FoundPages }) {
  const t = useT();
  const toLocal = useLocalLink();
  if (list.length === 0)
    return (
      <Empty
        title={t('helpSearch.none')}
        image={housePictures.empty}
        ways={[
          { to: toLocal('/help/'), title: t('helpSearch.all') },
          { to: toLocal('/contacts/'), title: t('editorial.block.contact') },
        ]}
      >
        {t('helpSearch.noneLead')}
      </Empty>
    );
  return (
    <>
      <p role="status" className="muted">
        {t('helpSearch.count', { count: total })}
      </p>
      <ul className={styles.helpFound}>
        {list.map(({ path, title, parent, excerpt }) => (
          <li key={path}>
            <Link className={styles.helpAnswer} to={toLocal(path)}>
              <b>{title}</b>
              {parent && <span className="small muted">{parent}</span>}
              <span>{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
