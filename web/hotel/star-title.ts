import { starCategory } from '#lib/star-category.ts';

/** Where the category of a hotel is written: beside its name, or as words among its facts ([W]§5). */
export type StarPlace = 'title' | 'facts' | 'none';

/** Beside the name only when it starts with a digit and the name does not already say it. */
export function starPlace(star: string, title: string): StarPlace {
  if (!starCategory(star).label) return 'none';
  const written = star.trim();
  return /^\d/.test(written) && !title.includes(written) ? 'title' : 'facts';
}
