import { data } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { loadPage } from '#web/parts/editorial/load-page.ts';
import { PageBlocks } from '#web/parts/editorial/page-blocks.tsx';
import { PageCards } from '#web/parts/editorial/page-cards.tsx';
import { PageHead } from '#web/parts/editorial/page-head.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import type { Route } from './+types/projects-page.ts';
import { loadProjects } from './load-projects.ts';
import { ProjectFilters } from './project-filters.tsx';
import styles from './projects.module.css';

/** The works of the events site ([S]§2.1, §2.4); a site without such a page has none of them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [page, found] = await Promise.all([
    loadPage(context, { kind: 'page', slug: 'projects' }),
    loadProjects(context, url),
  ]);
  if (!page) throw data('notFound', { status: 404 });
  return { page, ...found };
}

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site } = useVisit();
  const { page, cards } = loaderData;
  return (
    <section className="section page">
      <DocumentHead
        title={`${page.seo.title || page.title}, ${site.brand.name}`}
        of={[page.seo.description, page.subtitle, page.blocks[0]?.html]}
        picture={page.image}
      />
      <PageHead page={page} />
      <ProjectFilters found={loaderData} />
      <p role="status" className={classNames('muted', styles.projectCount)}>
        {t('projects.count', { count: cards.length })}
      </p>
      {cards.length > 0 ? (
        <PageCards cards={cards} />
      ) : (
        <Empty
          title={t('projects.none')}
          image={housePictures.empty}
          ways={[{ to: toLocal('/projects'), title: t('projects.showAll') }]}
        >
          {t('projects.noneLead')}
        </Empty>
      )}
      <PageBlocks blocks={page.blocks} phone={page.phone} />
    </section>
  );
}
