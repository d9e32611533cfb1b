import type { ContentMoment } from './live-content.ts';
import { type ContentSite, closeness, isShownOn } from './shown-on.ts';

type Setting = ContentMoment['settings'][number];

/** The settings of some groups, group by group; of the rows of a key the one that names the site most closely. */
export function findSettings(
  { settings }: Pick<ContentMoment, 'settings'>,
  groups: readonly string[],
  site: ContentSite,
): Map<string, Setting[]> {
  const found = new Map<string, Setting[]>();
  for (const group of groups) {
    const rows = settings.filter((row) => row.group_key === group && isShownOn(row, site));
    const keys = Map.groupBy(rows, ({ key }) => key);
    if (keys.size > 0) found.set(group, [...keys.values()].map(closest).sort(byPosition));
  }
  return found;
}

const closest = (rows: Setting[]): Setting =>
  rows.reduce((best, row) => (closeness(row) > closeness(best) ? row : best));

const byPosition = (a: Setting, b: Setting) => a.position - b.position || a.id - b.id;
