import { redirect, useNavigate, useRevalidator } from 'react-router';
import { cookieSettings } from '#calls/content-cookies.ts';
import { ownPath } from '#lib/own-path.ts';
import { cookiesOf, everything, nothing } from '#web/context/consent/consent.ts';
import { clientContext } from '#web/context/context.ts';
import { cookieHeaders } from '#web/context/cookie-headers.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { pageTexts } from '#web/context/page-texts.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Route } from './+types/cookies-page.ts';
import styles from './consent.module.css';
import { choiceOf, introOf, shownCategories } from './cookie-categories.ts';
import { CookieForm } from './cookie-form.tsx';

/** The categories as the site describes them; the four there are where its content cannot be had. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [answer, { t }] = await Promise.all([
    context.get(clientContext).call(cookieSettings, {}),
    pageTexts(context),
  ]);
  const tabs = answer.ok ? answer.value.tabs : [];
  return {
    title: t('cookies.settings.title'),
    intro: introOf(tabs) || t('cookies.settings.intro'),
    categories: shownCategories(tabs, (key) => t(`cookies.category.${key}`)),
    from: ownPath(url.searchParams.get('from')),
  };
}

/** The modal asks for this, too, and must not break the page below it when it gets no answer. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => ({ title: undefined, intro: '', categories: undefined, from: '/' }));

/** Keeps the answer of a form that was sent without scripts, and goes back to its page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const choice = { accept: everything, reject: nothing }[form.text('answer')] ?? choiceOf(form);
  return redirect(ownPath(form.text('from')), { headers: cookieHeaders(context, cookiesOf(choice)) });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

/** The cookie settings as a page: for those without scripts, and for a change of mind. */
export default function CookiesPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { intro, categories, from } = loaderData;
  return (
    <div className={classNames('page section', styles.cookiesPage)}>
      <h1>{t('cookies.settings.title')}</h1>
      {categories ? (
        <CookieForm intro={intro} categories={categories} from={from} onSaved={() => navigate(from)} />
      ) : (
        <LoadFailed onRetry={revalidate} />
      )}
    </div>
  );
}
