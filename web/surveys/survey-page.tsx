import { data } from 'react-router';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { RichText } from '#web/parts/rich-text/rich-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/survey-page.ts';
import { loadSurvey } from './load-survey.ts';
import { SaidAnswers } from './said-answers.tsx';
import { sendAnswers } from './send-answers.ts';
import { SurveyForm } from './survey-form.tsx';
import styles from './surveys.module.css';

/** `/question/{token}`: a questionnaire by a personal link, on the survey site alone ([S]§1). */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (context.get(siteContext).variant !== 'survey') throw data('notFound', { status: 404 });
  return { survey: await loadSurvey(context, params.token), token: params.token };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  if (context.get(siteContext).variant !== 'survey') throw data('notFound', { status: 404 });
  const { questions } = await loadSurvey(context, params.token);
  const client = context.get(clientContext);
  return sendAnswers(request, { token: params.token, questions, client });
}

export default function SurveyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { survey, token } = loaderData;
  const { site } = useVisit();
  const path = useLocalPath()(`/question/${token}`);
  return (
    <section className="section page">
      <title>{`${survey.title}, ${site.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      <div className={styles.survey}>
        <h1>{survey.title}</h1>
        <Answering survey={survey} path={path} token={token} outcome={actionData} />
      </div>
    </section>
  );
}

type AnsweringProps = Pick<Route.ComponentProps['loaderData'], 'survey' | 'token'> & {
  path: string;
  outcome: Route.ComponentProps['actionData'];
};

/** What was said; else the questions, as long as they may be answered. */
function Answering({ survey, token, path, outcome }: AnsweringProps) {
  const t = useT();
  if (survey.said) return <SaidAnswers survey={survey} said={survey.said} />;
  if (survey.isOver)
    return (
      <Notice title={t('survey.over')}>
        <p>{t('survey.overLead')}</p>
      </Notice>
    );
  return (
    <>
      {survey.intro && <RichText html={survey.intro} />}
      <SurveyForm survey={survey} token={token} action={path} outcome={outcome} />
    </>
  );
}
