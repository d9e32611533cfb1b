import { data } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { loadPage } from '#web/parts/editorial/load-page.ts';
import { PageBlocks } from '#web/parts/editorial/page-blocks.tsx';
import { PageHead } from '#web/parts/editorial/page-head.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/vacancies-page.ts';
import styles from './careers.module.css';
import { loadVacancies } from './load-vacancies.ts';
import { useVacancyFacts } from './use-vacancy-facts.ts';
import { VacancyFilters } from './vacancy-filters.tsx';

/** The vacancies of a careers site; a site without such a page has none of them either ([S]§1, §2.1). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [page, found] = await Promise.all([
    loadPage(context, { kind: 'page', slug: 'vacancies' }),
    loadVacancies(context, url),
  ]);
  if (!page) throw data('notFound', { status: 404 });
  return { page, ...found };
}

export default function VacanciesPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site } = useVisit();
  const { page, list } = loaderData;
  return (
    <section className="section page">
      <DocumentHead
        title={`${page.seo.title || page.title}, ${site.brand.name}`}
        of={[page.seo.description, page.subtitle, page.blocks[0]?.html]}
        picture={page.image}
      />
      <PageHead page={page} />
      <VacancyFilters found={loaderData} />
      <p role="status" className="muted">
        {t('careers.count', { count: list.length })}
      </p>
      {list.length > 0 ? (
        <ul className={styles.vacancies}>
          {list.map((vacancy) => (
            <li key={vacancy.slug}>
              <VacancyRow vacancy={vacancy} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty
          title={t('careers.none')}
          image={housePictures.empty}
          ways={[{ to: toLocal('/vacancies'), title: t('careers.showAll') }]}
        >
          {t('careers.noneLead')}
        </Empty>
      )}
      <PageBlocks blocks={page.blocks} phone={page.phone} />
    </section>
  );
}

function VacancyRow({ vacancy }: { vacancy: Route.ComponentProps['loaderData']['list'][number] }) {
  const facts = useVacancyFacts(vacancy);
  return (
    <Link className={styles.vacancy} to={useLocalPath()(`/vacancies/${vacancy.slug}`)} viewTransition>
      <span className={styles.vacancyWords}>
        <b>{vacancy.title}</b>
        <span className="muted">{vacancy.lead}</span>
      </span>
      <span className={styles.vacancyFacts}>{facts.join(' · ')}</span>
      <Icon name="right" />
    </Link>
  );
}
