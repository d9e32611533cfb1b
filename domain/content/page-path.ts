import type { StoredPage } from './page-store.server.ts';

/**
 * Where a page of the content is on its site: under the link that its editor gave it, or under its kind. Undefined where
 * it is a part of another page, or leads elsewhere.
 */
export function pagePath({
  page_type,
  link,
  slug,
  parent_slug,
}: Pick<StoredPage, 'page_type' | 'link' | 'slug' | 'parent_slug'>): string | undefined {
  if (page_type === 'country') return `/countries/${slug}`;
  if (link !== '') return link.startsWith('/') ? link : undefined;
  return page_type === 'info' ? `/info/${[parent_slug, slug].filter(Boolean).join('/')}` : undefined;
}
