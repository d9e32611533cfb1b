import { data, redirect } from 'react-router';
import { page as pageCall } from '#calls/content-pages.ts';
import { clientContext, clockContext, siteContext } from '#web/context.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { pageTexts } from '#web/page-texts.ts';
import { prepareRichText } from '#web/rich-text/prepare-rich-text.ts';
import { RichText } from '#web/rich-text/rich-text.tsx';
import { useVisit } from '#web/visit.tsx';
import type { Route } from './+types/info-page.ts';
import './content.css';

export const handle: PageHandle = { texts: ['richText'] };

/** An information page by the last part of its path ([S]§2.14). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = params['*'].split('/').filter(Boolean).at(-1) ?? '';
  const found = await context.get(clientContext).call(pageCall, { page: slug });
  if (!found.ok && found.reason !== 'not-found') throw new Error('The page cannot be told', { cause: found });
  const shown = found.ok ? found.value.page[0] : undefined;
  if (!shown) throw data('notFound', { status: 404 });
  if (/^\/(?![/\\])/.test(shown.link)) throw redirect(shown.link);
  const place = {
    site: context.get(siteContext),
    today: context.get(clockContext).today,
    t: (await pageTexts(context)).t,
  };
  return {
    title: shown.title,
    subtitle: shown.subtitle,
    description: shown.properties.seo.description,
    blocks: shown.htmlBlocks.map(({ slug, title, html }) => ({
      slug,
      title,
      html: prepareRichText(html, place),
    })),
  };
}

export default function InfoPage({ loaderData }: Route.ComponentProps) {
  const { title, subtitle, description, blocks } = loaderData;
  const { brand } = useVisit().site;
  return (
    <article className="section page">
      <title>{`${title}, ${brand.name}`}</title>
      {description && <meta name="description" content={description} />}
      <div className="article">
        <h1>{title}</h1>
        {subtitle && <p className="lead">{subtitle}</p>}
        {blocks.map((block) => (
          <section key={block.slug} id={block.slug}>
            {block.title && <h2>{block.title}</h2>}
            <RichText html={block.html} />
          </section>
        ))}
      </div>
    </article>
  );
}
