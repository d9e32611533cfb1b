import { matchPath } from 'react-router';
import type { SliderType } from '#calls/content-advertisements.ts';
import type { Site } from '#sites/site.ts';

/** Where on a page a slider stands: over the header, below the search or at the end of a page, in a line, or over the page. */
export type SliderPart = 'strip' | 'stage' | 'line' | 'band' | 'popup';

type SliderPlace = {
  part: SliderPart;
  /** Paths without a language, as `routes.ts` has them. */
  at: readonly string[];
  /** A tab of the wizard, where the path alone does not say which kind is looked for. */
  tab?: 'hotel';
  /** Sites that have it; all of them where nothing is said. */
  on?: (site: Pick<Site, 'agentMode' | 'flags'>) => boolean;
};

const landings = ['/', '/tours', '/hotels', '/cruises', '/excursion-tours', '/avia', '/services'];
const tourSearches = ['/search/tours', '/search/excursion-tours'];

/** Which page shows which slider ([W]§2.10, [S]§3.10). The strip and slides on trial are on every page that has their part. */
export const sliderPlaces: Readonly<Record<SliderType, SliderPlace>> = {
  headerpopup: { part: 'strip', at: ['*'] },
  home: { part: 'stage', at: ['/'], on: ({ agentMode }) => !agentMode },
  homenew: { part: 'stage', at: ['/'], on: ({ agentMode, flags }) => flags.newHeader && !agentMode },
  agenthome: { part: 'stage', at: ['/'], on: ({ agentMode }) => agentMode },
  'without-flight': { part: 'stage', at: ['/', '/hotels'], tab: 'hotel' },
  searchtour: { part: 'stage', at: [...tourSearches, '/tours'] },
  searchhotel: { part: 'stage', at: ['/search/hotels'] },
  searchcruise: { part: 'stage', at: ['/search/cruises', '/cruises'] },
  blog: { part: 'stage', at: ['/news', '/kalendar-sobytii'] },
  wizard: { part: 'line', at: landings },
  mainads: { part: 'band', at: ['/'] },
  mainpopup: { part: 'popup', at: ['/'] },
  mainpopupnew: { part: 'popup', at: ['/search/hot-tours', '/search/lato', '/search/zima', '/actions'] },
  slidertest: { part: 'stage', at: [] },
};

/** The parts of a page that have sliders, of those that come when they are seen. */
export const lazyPartsOf = (page: SliderPage): SliderPart[] =>
  lazyParts.filter((part) => slidersOf(part, page).length > 0);

/** Parts that come when they are seen. */
export const lazyParts: readonly SliderPart[] = ['stage', 'band', 'popup'];

type SliderPage = {
  site: Pick<Site, 'agentMode' | 'flags'>;
  /** Without a language. */
  path: string;
  /** What the wizard's tab says, in lower case. */
  tab?: string | undefined;
};

/** The sliders of a part of a page, in the order in which their slides stand. */
export function slidersOf(part: SliderPart, { site, path, tab }: SliderPage): SliderType[] {
  if (part === 'stage' && path === '/' && !site.flags.mainPromoSlider) return [];
  const places = Object.entries(sliderPlaces) as [SliderType, SliderPlace][]; // the table's own keys
  const here = places.filter(
    ([, place]) =>
      place.part === part &&
      (place.on?.(site) ?? true) &&
      place.at.some((pattern) => matchPath(pattern, path) !== null),
  );
  // A tab has slides of its own in the place of those of the page; a path that says the kind needs no tab.
  const ofTab = here.filter(([, { tab: own }]) => own && (own === tab || path !== '/'));
  const shown = ofTab.length > 0 ? ofTab : here.filter(([, { tab: own }]) => !own);
  return shown.map(([type]) => type);
}
