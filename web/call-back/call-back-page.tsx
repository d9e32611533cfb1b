import { clientContext, siteContext } from '#web/context.ts';
import { type ContactOutcome, keepTyped, readSent } from '#web/form/contact-outcome.ts';
import { openForm } from '#web/form/open-form.ts';
import { sendContact } from '#web/form/send-contact.ts';
import { useT } from '#web/i18n/i18n-context.tsx';
import type { PageHandle } from '#web/page-handle.ts';
import { pageTexts } from '#web/page-texts.ts';
import type { Route } from './+types/call-back-page.ts';
import { CallBackForm } from './call-back-form.tsx';

export const handle: PageHandle = { texts: ['callBack', 'form', 'validations'] };

/** A form that is open for one request. */
export async function loader({ context }: Route.LoaderArgs) {
  const [opened, { t }] = await Promise.all([openForm(context.get(clientContext)), pageTexts(context)]);
  return { title: t('callBack.title'), opened };
}

/** A form over another page asks for this too, and must not break that page when it gets no answer. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => ({ title: undefined, opened: undefined }));

/** Sends the wish to be called back to an office, which the API knows by its address, or else to the site. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const site = context.get(siteContext);
  const said = (name: string) => String(form.get(name) ?? '');
  return sendContact(
    readSent(form),
    {
      kind: 'call-back',
      emailTo: said('emailTo') || site.contacts.email,
      address: said('faddress'),
      context: said('context'),
    },
    { client: context.get(clientContext), site },
  );
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs): Promise<ContactOutcome> =>
  keepTyped(request, serverAction);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** The call-back form as a page: for those without scripts, and to link to. */
export default function CallBackPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { opened } = loaderData;
  return (
    <div className="page section call-back-page">
      <h1>{t('callBack.title')}</h1>
      <CallBackForm first={opened && { opened, outcome: actionData }} />
    </div>
  );
}
