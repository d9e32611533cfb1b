import type { EntryContext, ServerBuild } from 'react-router';
import { addressOf, type TextFiles } from '#texts/texts.ts';
import { textsOf } from '#web/visit/page-handle.ts';

/** The page that most visitors of a page go on to, by the ids of their routes. */
export const likelyNext: Record<string, string> = {
  'shop/home/home': 'shop/results/tours',
  'shop/home/tours-page': 'shop/results/tours',
  'shop/home/hotels-page': 'shop/results/hotels',
  'shop/home/cruises-page': 'shop/results/cruises',
  'shop/home/excursion-tours-page': 'shop/results/excursion-tours',
  'shop/results/tours': 'shop/hotel/tour',
  'shop/results/hotels': 'shop/hotel/hotel',
  'shop/results/cruises': 'shop/hotel/cruise',
  'shop/results/excursion-tours': 'shop/hotel/excursion-tour/excursion-tour',
  'shop/results/hot-tours-page': 'shop/hotel/tour',
  'shop/summer': 'shop/hotel/tour',
  'shop/winter': 'shop/hotel/tour',
};

export type AllPages = Pick<ServerBuild, 'assets' | 'routes'>;

/** Scripts, sheets and texts of the pages that are likely to follow, the nearest first, without what this page has. */
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
