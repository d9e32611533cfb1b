/** Where the category of a hotel is written: beside its name, or as words among its facts ([W]§5). */
export type StarPlace = 'title' | 'facts' | 'none';

const emptyValues = new Set(['', '-', 'zero', '0', 'empty', 'null', 'false', 'true', 'none', 'nan']);

/** Beside the name only when it starts with a digit and the name does not already say it. */
export function starPlace(star: string, title: string): StarPlace {
  const written = star.trim();
  if (emptyValues.has(written.toLowerCase())) return 'none';
  return /^\d/.test(written) && !title.includes(written) ? 'title' : 'facts';
}
