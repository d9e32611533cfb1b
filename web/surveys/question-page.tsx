import { data, Form, redirect } from 'react-router';
import { openSurveys, takeSurvey } from '#calls/surveys.ts';
import { clientContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { loadPage } from '#web/parts/editorial/load-page.ts';
import { PageBody } from '#web/parts/editorial/page-body.tsx';
import { PageHead } from '#web/parts/editorial/page-head.tsx';
import { readForm } from '#web/parts/form/read-form.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/question-page.ts';
import styles from './surveys.module.css';

/** What the questionnaires are for, and those that anybody may answer ([S]§2.1, §2.4). */
export async function loader({ context }: Route.LoaderArgs) {
  const [page, open] = await Promise.all([
    loadPage(context, { kind: 'page', slug: 'question' }),
    context.get(clientContext).call(openSurveys, {}),
  ]);
  if (!page) throw data('notFound', { status: 404 });
  return { page, open: open.ok ? open.value : [] };
}

/** A link of their own, for anyone who asks. */
export async function action({ request, context }: Route.ActionArgs) {
  const slug = (await readForm(request)).text('slug');
  const taken = await context.get(clientContext).call(takeSurvey, {}, { slug });
  if (!taken.ok) throw toErrorResponse(taken.reason);
  throw redirect(localPathIn(context)(`/question/${taken.value.token}`), 303);
}

export default function QuestionPage({ loaderData: { page, open } }: Route.ComponentProps) {
  const t = useT();
  const { site } = useVisit();
  return (
    <article className="section page">
      <DocumentHead
        title={`${page.seo.title || page.title}, ${site.brand.name}`}
        of={[page.seo.description, page.subtitle, page.blocks[0]?.html]}
        picture={page.image}
      />
      <PageHead page={page} />
      {open.map(({ slug, title }) => (
        <Form key={slug} method="post" className={styles.openQuestion}>
          <input type="hidden" name="slug" value={slug} />
          <h2>{title}</h2>
          <p className="muted">{t('survey.takeLead')}</p>
          <Button type="submit" kind="go">
            {t('survey.take')}
          </Button>
        </Form>
      ))}
      {open.length === 0 && <p className="muted">{t('survey.noneOpen')}</p>}
      <PageBody page={page} />
    </article>
  );
}
