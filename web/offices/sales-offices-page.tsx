import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { loadOffices } from '#web/offices/load-offices.ts';
import { OfficeFinder } from '#web/offices/office-finder.tsx';
import { readOfficeQuestion } from '#web/offices/office-question.ts';
import styles from '#web/offices/offices.module.css';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Route } from './+types/sales-offices-page.ts';
import { useOfficeCrumbs } from './use-office-crumbs.ts';

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  list: await loadOffices(context, readOfficeQuestion(url.searchParams), url.host),
});

/** Every sales office of the market, from the visitor's town on ([S]§2.16). */
export default function SalesOfficesPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { site, origin } = useVisit();
  return (
    <div className={classNames('section page', styles.officesPage)}>
      <DocumentHead
        title={`${t('offices.title')}, ${site.brand.name}`}
        of={[t('offices.description', { brand: site.brand.name })]}
      />
      <Breadcrumbs crumbs={useOfficeCrumbs()} origin={origin} />
      <div className="section__head">
        <div>
          <h1>{t('offices.title')}</h1>
          <p className="muted">{t('offices.lead')}</p>
        </div>
      </div>
      <OfficeFinder initial={loaderData.list} isInAddress heading="h2" />
    </div>
  );
}
