import { data } from 'react-router';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { sizeFaults } from '#web/parts/form/field-rules.ts';
import type { FormOutcome } from '#web/parts/form/form-refusal.ts';
import { keepTyped, textsOf } from '#web/parts/form/keep-typed.ts';
import { openForm } from '#web/parts/form/open-form.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import { RichText } from '#web/parts/rich-text/rich-text.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import type { Route } from './+types/vacancy-page.ts';
import { ApplicationForm } from './application-form.tsx';
import { fileRules } from './application-rules.ts';
import styles from './careers.module.css';
import { jobPosting } from './job-posting.ts';
import { type LoadedVacancy, loadVacancy } from './load-vacancies.ts';
import { sendApplication } from './send-application.ts';
import { useVacancyFacts } from './use-vacancy-facts.ts';

/** `/vacancies/travel-adviser`, on the careers site alone ([S]§2.1). */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (context.get(siteContext).variant !== 'vacancies') throw data('notFound', { status: 404 });
  const [vacancy, opened] = await Promise.all([
    loadVacancy(context, params.vacancySlug),
    openForm(context.get(clientContext)),
  ]);
  return { vacancy, opened };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [client, site] = [context.get(clientContext), context.get(siteContext)];
  if (site.variant !== 'vacancies') throw data('notFound', { status: 404 });
  return sendApplication(await readForm(request), { slug: params.vacancySlug, client, site });
}

/** A file that would be refused is not sent at all. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<FormOutcome> {
  const form = await readForm(request.clone());
  const fields = sizeFaults(fileRules, form.file);
  if (Object.keys(fields).length > 0) return { fields, typed: textsOf(form) };
  return keepTyped(request, serverAction);
}

export default function VacancyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, origin } = useVisit();
  const { vacancy, opened } = loaderData;
  const path = toLocal(`/vacancies/${vacancy.slug}`);
  const crumbs = [
    { name: t('errors.page.home'), to: toLocal('/') },
    { name: t('careers.showAll'), to: toLocal('/vacancies') },
    { name: vacancy.title, to: path },
  ];
  const posting = jobPosting(vacancy, { brand: site.brand.name, url: new URL(path, origin).href, origin });
  return (
    <article className="section page">
      <DocumentHead
        title={`${vacancy.title}, ${vacancy.city}, ${site.brand.name}`}
        of={[vacancy.lead, vacancy.work]}
      />
      <Breadcrumbs crumbs={crumbs} origin={origin} />
      <VacancyHead vacancy={vacancy} />
      <div className={styles.vacancyBody}>
        <div className={styles.vacancyText}>
          <Part title={t('careers.work')} html={vacancy.work} />
          <Part title={t('careers.person')} html={vacancy.person} />
          <Part title={t('careers.offer')} html={vacancy.offer} />
        </div>
        <section id="apply" className={styles.application}>
          <h2>{t('careers.apply')}</h2>
          <p className="muted">{t('careers.applyLead')}</p>
          <ApplicationForm
            key={vacancy.slug}
            slug={vacancy.slug}
            action={path}
            opened={opened}
            outcome={actionData}
          />
        </section>
      </div>
      <JsonLd value={posting} />
    </article>
  );
}

function VacancyHead({ vacancy }: { vacancy: LoadedVacancy }) {
  const t = useT();
  const format = useFormat();
  const { title, lead, publishedFrom, publishedTo } = vacancy;
  return (
    <header className={styles.vacancyHead}>
      <h1>{title}</h1>
      <p className={styles.vacancyLead}>{lead}</p>
      <p className="muted">{useVacancyFacts(vacancy).join(' · ')}</p>
      <p className="small muted">
        {t('careers.posted', { date: format.date(publishedFrom, 'numeric') })}
        {publishedTo && ` · ${t('careers.until', { date: format.date(publishedTo, 'numeric') })}`}
      </p>
      <p>
        <a className={buttonClass({ kind: 'soft' })} href="#apply">
          {t('careers.apply')}
        </a>
      </p>
    </header>
  );
}

function Part({ title, html }: { title: string; html: string }) {
  if (!html) return null;
  return (
    <section>
      <h2>{title}</h2>
      <RichText html={html} />
    </section>
  );
}
