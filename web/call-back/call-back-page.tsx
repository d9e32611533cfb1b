import type { Client } from '#calls/client.ts';
import { partners } from '#calls/partners.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { pageTexts } from '#web/context/page-texts.ts';
import { keepTyped } from '#web/parts/form/keep-typed.ts';
import { openContactForm } from '#web/parts/form/open-form.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import { sendContact } from '#web/parts/form/send-contact.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Route } from './+types/call-back-page.ts';
import styles from './call-back.module.css';
import CallBackForm, { type CallBackOffice } from './call-back-form.tsx';

/** A form that is open for one request, to the office that the address names. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const [opened, office, { t }] = await Promise.all([
    openContactForm(context),
    officeOf(client, Number(url.searchParams.get('office'))),
    pageTexts(context),
  ]);
  const { searchParams } = url;
  const about = {
    context: searchParams.get('context') ?? '',
    claim: searchParams.get('claim') ?? '',
    search: searchParams.get('search') ?? '',
  };
  return { title: t('callBack.title'), opened, office, about };
}

/** An office that has an e-mail address; otherwise the site itself takes the form. */
async function officeOf(client: Client, inc: number): Promise<CallBackOffice | undefined> {
  if (!Number.isInteger(inc) || inc <= 0) return undefined;
  const found = await client.call(partners, { $filter: `inc eq ${inc}` });
  const [office] = found.ok ? found.value : [];
  const [email] = office?.email1.split(';') ?? [];
  return office && email ? { email: email.trim(), address: office.faddress } : undefined;
}

/** A form over another page asks for this too, and must not break that page when it gets no answer. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => ({ title: undefined, opened: undefined, office: undefined, about: undefined }));

/** Sends the wish to be called back to an office, which the API knows by its address, or else to the site. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const site = context.get(siteContext);
  return sendContact(
    form,
    {
      kind: 'call-back',
      emailTo: form.text('emailTo') || site.contacts.email,
      address: form.text('faddress'),
      context: form.text('context'),
      claim: form.text('claim') || undefined,
      search: form.text('search') || undefined,
    },
    { client: context.get(clientContext), site },
  );
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepTyped(request, serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** The call-back form as a page: for those without scripts, and to link to. */
export default function CallBackPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { opened, office, about } = loaderData;
  return (
    <div className={classNames('page section', styles.callBackPage)}>
      <h1>{t('callBack.title')}</h1>
      <CallBackForm office={office} {...about} first={opened && { opened, outcome: actionData }} />
    </div>
  );
}
