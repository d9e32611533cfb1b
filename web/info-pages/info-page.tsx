import { data, redirect } from 'react-router';
import { localeOf, localisePath } from '#sites/locale.ts';
import { localeContext, siteContext } from '#web/context/context.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { choosePage } from '#web/parts/editorial/choose-page.ts';
import { loadPage } from '#web/parts/editorial/load-page.ts';
import { PageBody } from '#web/parts/editorial/page-body.tsx';
import { pageCrumbs } from '#web/parts/editorial/page-crumbs.ts';
import { PageHead } from '#web/parts/editorial/page-head.tsx';
import { LazyOnVisible, OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { lazyPartsOf } from '#web/parts/slider/slider-places.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import type { Route } from './+types/info-page.ts';

const HelpSearch = lazyPart(() => import('./help-search.tsx'));
const LateSlides = lazyPart(() => import('#web/parts/slider/late-slides.tsx'));

/** A page or a chain of hotels that the address names ([S]§2.14); one with an address of its own is only there. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const found = await loadPage(context, choosePage({ ...params, ...partsOf(params) }, url));
  if (!found) throw data('notFound', { status: 404 });
  const site = context.get(siteContext);
  const isOwnPath = /^\/(?![/\\])/.test(found.link);
  if (isOwnPath && plain(found.link) !== plain(localeOf(site, url.pathname).path))
    throw redirect(localisePath(site, context.get(localeContext), found.link));
  const { path } = localeOf(site, url.pathname);
  // The slug alone leads here, too; an address of its own is the only one that is left.
  const canonical = !isOwnPath && /^\/info\//.test(path) ? `/info/${found.slugFull}` : undefined;
  return { ...found, slides: lazyPartsOf({ site, path }), canonical };
}

/** `/info/{category}/{categorySlug}`. */
function partsOf({ '*': rest = '' }: { '*'?: string | undefined }) {
  const [category, ...deeper] = rest.split('/').filter(Boolean);
  return { category, categorySlug: deeper.at(-1) };
}

const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '');

export default function InfoPage({ loaderData: page }: Route.ComponentProps) {
  const { site, origin } = useVisit();
  const toLocal = useLocalPath();
  const { seo } = page;
  const crumbs = pageCrumbs(page).map(({ name, to }) => ({ name, to: toLocal(to) }));
  return (
    <article className="section page">
      <DocumentHead
        title={`${seo.title || page.title}, ${site.brand.name}`}
        of={[seo.description, page.subtitle, page.paragraph, page.blocks[0]?.html]}
        picture={page.image}
      />
      {seo.keywords && <meta name="keywords" content={seo.keywords} />}
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} origin={origin} />}
      <PageHead page={page} />
      {page.slug === 'help' && (
        <OptionalPart>
          <HelpSearch />
        </OptionalPart>
      )}
      <PageBody page={page} />
      {page.slides.map((part) => (
        <LazyOnVisible key={part} ahead={1200}>
          <LateSlides part={part} />
        </LazyOnVisible>
      ))}
    </article>
  );
}
