import { Outlet, useLocation } from 'react-router';
import { page } from '#calls/content-pages.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { emptyForm, tabOf } from '#web/search/query/search-form.ts';
import { classNames } from '#web/ui/class-names.ts';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Picture } from '#web/ui/picture.tsx';
import { clientContext, siteContext } from '#web/visit/context.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import type { Route } from './+types/landing-layout.ts';
import styles from './landing.module.css';
import { Wizard } from './wizard.tsx';
import { loadWizardOptions, townNameFrom } from './wizard-options.ts';

/**
 * The choices of the wizard; on the home page it begins with the defaults of the market ([W]§2.4). A site that sells
 * nothing has none, and editors may have words of their own for the visitors of a variant.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(siteContext).flags.booking) return undefined;
  const home = await context.get(clientContext).call(page, { page: 'home' });
  const words = home.ok ? home.value.page[0] : undefined;
  const mode = tabOf(askedOf({ context, url }));
  const options = await loadWizardOptions(context, mode);
  return {
    options,
    initial: emptyForm(mode, options.defaults),
    words: words && { title: words.title, lead: words.subtitle },
  };
}

/** The hero, with the wizard at its foot, over whatever the page has to tell. */
export default function LandingLayout({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Outlet />;
  return <Landing {...loaderData} />;
}

function Landing({ options, initial, words }: NonNullable<Route.ComponentProps['loaderData']>) {
  const t = useT();
  const { search } = useLocation();
  const town = townNameFrom(options, options.defaults.townFrom);
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroArt}>
          <Picture src={housePictures.hero} alt="" width={1440} height={704} sizes="100vw" priority />
          <div className={classNames('page', styles.heroWords)}>
            <h1>{words?.title ?? t('home.hero.title')}</h1>
            {words ? (
              <p>{words.lead}</p>
            ) : (
              town &&
              options.countries.length > 0 && (
                <p>{t('home.hero.lead', { town, count: options.countries.length })}</p>
              )
            )}
          </div>
        </div>
      </section>
      <div className="page">
        {/* Another city begins another search. */}
        <Wizard key={`${search} ${initial.townFrom}`} initial={initial} options={options} />
      </div>
      <Outlet />
    </>
  );
}
