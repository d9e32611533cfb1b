import { Outlet } from 'react-router';
import { page } from '#calls/content-pages.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { loadLandingSlides } from '#web/parts/slider/load-slides.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { emptyForm, tabOf } from '#web/search/query/search-form.ts';
import type { Route } from './+types/landing-layout.ts';
import { Landing } from './landing.tsx';
import { toursAndHotels } from './types/tours-and-hotels.ts';
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
  const [options, slides] = await Promise.all([
    loadWizardOptions(context, mode),
    loadLandingSlides({ context, url }),
  ]);
  return {
    options,
    initial: emptyForm(mode, options.defaults),
    words: words && { title: words.title, lead: words.subtitle },
    slides,
  };
}

/** The home page: tours, or hotels by the tab of its address. */
export default function LandingLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData && <HomeLanding {...loaderData} />}
      <Outlet />
    </>
  );
}

function HomeLanding({ options, initial, words, slides }: NonNullable<Route.ComponentProps['loaderData']>) {
  const t = useT();
  const town = townNameFrom(options, options.defaults.townFrom);
  const count = options.countries.length;
  const lead = town && count > 0 && t('home.hero.lead', { town, count });
  return (
    <Landing
      title={words?.title ?? t('home.hero.title')}
      lead={words ? words.lead : lead}
      definition={toursAndHotels}
      initial={initial}
      options={options}
      beginning={initial.townFrom}
      slides={slides}
    />
  );
}
