import type { RouterContextProvider } from 'react-router';
import { normaliseAdvertisements, type SliderType, slider } from '#calls/content-advertisements.ts';
import { localeOf } from '#sites/locale.ts';
import { clientContext, clockContext, siteContext, userContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import { type Slide, slideOf } from './slide.ts';
import { type SliderPart, slidersOf } from './slider-places.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * The slides of a part of the page at an address: those that its table names, and a slide on trial where the address asks
 * for one. What cannot be had is left out.
 */
export async function loadSlides(context: Context, url: URL, part: SliderPart): Promise<Slide[]> {
  const site = context.get(siteContext);
  const asked = namedParameters(url);
  const { path } = localeOf(site, url.pathname);
  const types = slidersOf(part, { site, path, tab: asked('TAB_ACTIVE')?.toLowerCase() });
  const { home } = await departures(context);
  const { isFTA, isLoyal } = context.get(userContext) ?? {};
  const lists = await Promise.all(
    types.map((type, index) =>
      ask(context, type, {
        fieldState: asked('STATEINC'),
        townFrom: townFor(type, {
          isAgent: site.agentMode,
          ofSearch: asked('TOWNFROM'),
          home: home?.townFrom,
        }),
        sliderAdsId: asked('sliderAdsId'),
        isFTA,
        isLoyal,
        idTestSlider: index === 0 && part === 'stage' ? asked('idTestSlider') : undefined,
      }),
    ),
  );
  return firstOf(lists.flat(), Number(asked('idTestSlider')));
}

/** A slide on trial stands first. */
const firstOf = (slides: Slide[], trial: number): Slide[] =>
  slides.toSorted((a, b) => Number(b.id === trial) - Number(a.id === trial));

/** The slides below the search of a landing page, and the line under it, which has no picture. */
export async function loadLandingSlides({ context, url }: { context: Context; url: URL }) {
  const [stage, line] = await Promise.all([
    loadSlides(context, url, 'stage'),
    loadSlides(context, url, 'line'),
  ]);
  return { stage, line: line.map((slide) => ({ ...slide, images: [], alt: '' })) };
}

export type LandingSlides = Awaited<ReturnType<typeof loadLandingSlides>>;

type Towns = { isAgent: boolean; ofSearch: string | undefined; home: number | undefined };

/** An agent sells from many towns: the slider of tours goes by the one that is searched from ([W]§6). */
const townFor = (type: SliderType, { isAgent, ofSearch, home }: Towns) =>
  isAgent && type === 'searchtour' ? (ofSearch ?? home) : home;

async function ask(
  context: Context,
  type: SliderType,
  query: Record<string, string | number | boolean | undefined>,
) {
  const answer = await context.get(clientContext).call(slider, { type, $orderby: 'orderNo', ...query });
  const { today } = context.get(clockContext);
  return normaliseAdvertisements(answer.ok ? answer.value : []).map((ad) => slideOf(type, ad, today));
}

/** Names in an address are read whatever their case; what is no number is not asked for. */
function namedParameters(url: URL) {
  const named = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  return (name: string) => {
    const value = named.get(name.toLowerCase());
    return name === 'TAB_ACTIVE' || (value && /^\d{1,9}$/.test(value)) ? value : undefined;
  };
}
