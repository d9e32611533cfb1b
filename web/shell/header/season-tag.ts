import type { SeasonTag } from '#web/context/header-content.ts';

const tags: Record<string, SeasonTag> = {
  '/search/lato': { key: 'lato25', colour: 'green' },
  '/search/zima': { key: 'zima25', colour: 'red' },
};

/** The tag of a link with this path; the site and the language before it, and what is asked behind it, do not matter. */
export function seasonTag(href: string): SeasonTag | undefined {
  const [, path = ''] = /(\/search\/(?:lato|zima))\/?(?:[?#]|$)/.exec(href) ?? [];
  return tags[path];
}
