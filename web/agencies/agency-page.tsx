import { data } from 'react-router';
import { applyAsAgency } from '#calls/agency-applications.ts';
import type { Site } from '#sites/site.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { faultsOf, rawValues } from '#web/parts/form/field-rules.ts';
import { keepLetter, type LetterOutcome, letterOutcome, readLetter } from '#web/parts/form/letter-outcome.ts';
import { openForm } from '#web/parts/form/open-form.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import type { Route } from './+types/agency-page.ts';
import styles from './agencies.module.css';
import { AgencyForm } from './agency-form.tsx';
import { agencyFields, agencyRules } from './agency-rules.ts';

const isForAgencies = ({ agentMode, b2bMode }: Pick<Site, 'agentMode' | 'b2bMode'>) => agentMode || b2bMode;

/** `/cooperation/apply`: how to become an agency, on the sites for agencies ([S]§2.1, §2.4). */
export async function loader({ context }: Route.LoaderArgs) {
  if (!isForAgencies(context.get(siteContext))) throw data('notFound', { status: 404 });
  return { opened: await openForm(context.get(clientContext)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const [client, site] = [context.get(clientContext), context.get(siteContext)];
  if (!isForAgencies(site)) throw data('notFound', { status: 404 });
  const typed = readLetter(await request.formData(), agencyFields);
  const rules = agencyRules(site);
  const faults = faultsOf(rules, typed);
  if (Object.keys(faults).length > 0)
    return data<LetterOutcome>({ status: 'invalid', faults, typed }, { status: 400 });
  const raw = rawValues(rules, typed);
  const { requestKey, pass, website } = typed;
  const sent = await client.call(
    applyAsAgency,
    {},
    {
      requestKey,
      pass,
      website,
      company: raw.AGENCY_COMPANY,
      registrationNumber: raw.AGENCY_NUMBER,
      city: raw.AGENCY_CITY,
      person: raw.FIELD_NAME,
      phone: raw.FIELD_PHONE,
      email: raw.FIELD_EMAIL,
      about: raw.FIELD_ADDITIONAL,
    },
  );
  return data(...letterOutcome(sent, typed, fieldsOfCall));
}

const fieldsOfCall = {
  company: 'AGENCY_COMPANY',
  registrationNumber: 'AGENCY_NUMBER',
  city: 'AGENCY_CITY',
  person: 'FIELD_NAME',
  phone: 'FIELD_PHONE',
  email: 'FIELD_EMAIL',
};

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs): Promise<LetterOutcome> =>
  keepLetter(request, agencyFields, serverAction);

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
