import { data } from 'react-router';
import { ownPath } from '#lib/own-path.ts';
import type { Route } from './+types/slides-resource.ts';
import { loadSlides } from './load-slides.ts';
import { lazyParts } from './slider-places.ts';

/** The slides of a part of a page, for pages that fetch them when it is seen. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const part = lazyParts.find((one) => one === url.searchParams.get('part'));
  if (!part) throw data(null, { status: 400 });
  const page = new URL(ownPath(url.searchParams.get('of')), url);
  return { slides: await loadSlides(context, page, part) };
}
