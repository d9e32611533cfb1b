import { readDeckPath } from './deck-plans/deck-plan.ts';
import { drawDeck } from './deck-plans/draw-deck.ts';
import { drawPoster } from './posters/draw-poster.ts';
import { readPosterPath } from './posters/poster-path.ts';

/** Raise when a change makes the same words another picture, so that rendered copies are made anew. */
export const PICTURES_VERSION = '1';

/** Whether a media path is that of a picture that is drawn from its own words: a poster, or the plan of a deck. */
export const isDrawn = (path: string): boolean =>
  readPosterPath(path) !== undefined || readDeckPath(path) !== undefined;

/** The picture of a media path as SVG text; undefined for paths that `isDrawn` does not know. */
export function drawPicture(path: string): string | undefined {
  const plan = readDeckPath(path);
  if (plan) return drawDeck(plan);
  const facts = readPosterPath(path);
  return facts && drawPoster(facts);
}
