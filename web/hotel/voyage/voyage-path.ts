import type { ListedProgram } from '#calls/cruise.ts';

/** Where the page of a cruise program is ([W]§2.6). */
export const voyagePath = ({ state, slug }: Pick<ListedProgram, 'state' | 'slug'>) =>
  `/cruises/${state.slug}/${slug}` as const;

/** The page's own query with some of its question changed. */
export function withAsked(search: string, changes: Record<string, string>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) params.set(name, value);
  return `?${params.toString().replaceAll('%2C', ',')}`;
}
