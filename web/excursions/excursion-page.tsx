import { data, redirect } from 'react-router';
import { CallBackLink } from '#web/call-back/call-back-link.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { loadPage } from '#web/parts/editorial/load-page.ts';
import { PageBlocks } from '#web/parts/editorial/page-blocks.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Route } from './+types/excursion-page.ts';
import styles from './excursions.module.css';

/** `/excursion/turkey/aspendos-theatre`; by its slug alone it leads there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = params.excursionSlug ?? params.countrySlug;
  const page = await loadPage(context, { kind: 'page', slug });
  const path = page && `/excursion/${page.slugFull}`;
  // Pages of any other kind have addresses of their own.
  if (!page?.parentSlug || page.link !== path) throw data('notFound', { status: 404 });
  if (params.excursionSlug === undefined || params.countrySlug !== page.parentSlug)
    throw redirect(localPathIn(context)(`/excursion/${page.parentSlug}/${page.slug}`), 301);
  const { title, note, paragraph, image, imageAlt, parentSlug, parentTitle, seo, blocks, phone } = page;
  return { slug, title, note, paragraph, image, imageAlt, parentSlug, parentTitle, seo, blocks, phone };
}

/** One excursion of a day ([W]§2.14). */
export default function ExcursionPage({ loaderData: page }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, origin } = useVisit();
  const { title, note, paragraph, image, imageAlt, parentSlug, parentTitle, seo, slug } = page;
  const path = toLocal(`/excursion/${parentSlug}/${slug}`);
  const all = toLocal(`/excursions/${parentSlug}`);
  const crumbs = [
    { name: t('errors.page.home'), to: toLocal('/') },
    { name: parentTitle, to: toLocal(`/countries/${parentSlug}`) },
    { name: t('country.tab.excursions'), to: all },
    { name: title, to: path },
  ];
  const trip = {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: title,
    description: paragraph,
    url: new URL(path, origin).href,
  };
  return (
    <article className="section page">
      <DocumentHead
        title={`${title}, ${parentTitle}, ${site.brand.name}`}
        of={[seo.description || paragraph]}
        picture={image}
      />
      <Breadcrumbs crumbs={crumbs} origin={origin} />
      <div className={styles.excursionDetail}>
        <div className={styles.excursionDetailWords}>
          <h1>{title}</h1>
          <p className="muted">{note}</p>
          <p className={styles.excursionDetailText}>{paragraph}</p>
          <p className={styles.excursionDetailWays}>
            <CallBackLink className={buttonClass({ kind: 'go' })} context={`${title}, ${parentTitle}`}>
              {t('outings.ask')}
            </CallBackLink>
            <Link to={all}>{t('outings.others', { country: parentTitle })}</Link>
          </p>
        </div>
        {image && (
          <div className={styles.excursionDetailPic}>
            <Picture src={image} alt={imageAlt} width={620} height={465} priority />
          </div>
        )}
      </div>
      <PageBlocks blocks={page.blocks} phone={page.phone} />
      <JsonLd value={trip} />
    </article>
  );
}
