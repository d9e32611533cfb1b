import { data } from 'react-router';
import { applyAsAgency } from '#calls/agency-applications.ts';
import type { Site } from '#sites/site.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { formAnswer, openingRules } from '#web/parts/form/form-answer.ts';
import { refuse } from '#web/parts/form/form-refusal.ts';
import { keepTyped } from '#web/parts/form/keep-typed.ts';
import { openForm } from '#web/parts/form/open-form.ts';
import { parseForm } from '#web/parts/form/parse-form.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import type { Route } from './+types/agency-page.ts';
import styles from './agencies.module.css';
import { AgencyForm } from './agency-form.tsx';
import { agencyRules } from './agency-rules.ts';

const isForAgencies = ({ agentMode, b2bMode }: Pick<Site, 'agentMode' | 'b2bMode'>) => agentMode || b2bMode;

/** `/cooperation/apply`: how to become an agency, on the sites for agencies ([S]§2.1, §2.4). */
export async function loader({ context }: Route.LoaderArgs) {
  if (!isForAgencies(context.get(siteContext))) throw data('notFound', { status: 404 });
  return { opened: await openForm(context.get(clientContext)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const [client, site] = [context.get(clientContext), context.get(siteContext)];
  if (!isForAgencies(site)) throw data('notFound', { status: 404 });
  const parsed = await parseForm(request, { ...openingRules, ...agencyRules(site) });
  if (!parsed.ok) return refuse(parsed.refusal);
  const { requestKey, pass, website, ...said } = parsed.value;
  const sent = await client.call(
    applyAsAgency,
    {},
    {
      requestKey,
      pass,
      website,
      company: said.AGENCY_COMPANY,
      registrationNumber: said.AGENCY_NUMBER,
      city: said.AGENCY_CITY,
      person: said.FIELD_NAME,
      phone: said.FIELD_PHONE,
      email: said.FIELD_EMAIL,
      about: said.FIELD_ADDITIONAL,
    },
  );
  return formAnswer(sent, parsed.typed, fieldsOfCall);
}

const fieldsOfCall = {
  company: 'AGENCY_COMPANY',
  registrationNumber: 'AGENCY_NUMBER',
  city: 'AGENCY_CITY',
  person: 'FIELD_NAME',
  phone: 'FIELD_PHONE',
  email: 'FIELD_EMAIL',
};

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepTyped(request, serverAction);

export default function AgencyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, origin } = useVisit();
  const path = toLocal('/cooperation/apply');
  const crumbs = [
    { name: t('errors.page.home'), to: toLocal('/') },
    { name: t('header.cooperation'), to: toLocal('/cooperation/') },
    { name: t('agencyForm.title'), to: path },
  ];
  return (
    <section className="section page">
      <DocumentHead title={`${t('agencyForm.title')}, ${site.brand.name}`} of={[t('agencyForm.lead')]} />
      <Breadcrumbs crumbs={crumbs} origin={origin} />
      <div className={styles.agencyPage}>
        <h1>{t('agencyForm.title')}</h1>
        <p className="muted">{t('agencyForm.lead')}</p>
        <AgencyForm action={path} opened={loaderData.opened} outcome={actionData} />
      </div>
    </section>
  );
}
