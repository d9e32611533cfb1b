import type { EntryContext, ServerBuild } from 'react-router';
import { addressOf, type TextFiles } from '#texts/texts.ts';
import { textsOf } from '#web/context/page-handle.ts';

/** The page that most visitors of a page go on to, by the ids of their routes. */
export const likelyNext: Record<string, string> = {
  'home/home': 'results/tours',
  'home/tours-page': 'results/tours',
  'home/hotels-page': 'results/hotels',
  'home/cruises-page': 'results/cruises',
  'home/excursion-tours-page': 'results/excursion-tours',
  'results/tours': 'hotel/tour',
  'results/hotels': 'hotel/hotel',
  'results/cruises': 'hotel/cruise',
  'results/excursion-tours': 'hotel/excursion-tour/excursion-tour',
  'results/hot-tours-page': 'hotel/tour',
  'results/summer': 'hotel/tour',
  'results/winter': 'hotel/tour',
};

export type AllPages = Pick<ServerBuild, 'assets' | 'routes'>;

/** Scripts, stylesheets and texts of the pages that are likely to follow, the nearest first, without what this page has. */
export function preloadedFiles(
  { assets, routes }: AllPages,
  { matches }: Pick<EntryContext['staticHandlerContext'], 'matches'>,
  texts: TextFiles,
): string[] {
  const filesOf = (id: string) => {
    const { module, imports = [], css = [] } = assets.routes[id] ?? {};
    const areas = textsOf([routes[id]?.module.handle]);
    return [...(module ? [module] : []), ...imports, ...css, ...areas.map((area) => addressOf(texts, area))];
  };
  const here = matches.map(({ route }) => route.id);
  const had = new Set([...here.flatMap(filesOf), assets.entry.module, ...assets.entry.imports]);
  const ahead = here.flatMap(pagesAfter).flatMap(filesOf);
  return [...new Set(ahead)].filter((file) => !had.has(file));
}

function pagesAfter(id: string): string[] {
  const after = likelyNext[id];
  return after ? [after, ...pagesAfter(after)] : [];
}
