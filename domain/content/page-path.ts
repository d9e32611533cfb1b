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
  switch (page_type) {
    case 'info':
      return `/info/${[parent_slug, slug].filter(Boolean).join('/')}`;
    case 'excursion':
      return parent_slug && `/excursion/${parent_slug}/${slug}`;
    case 'hotelchain':
      return `/hotelgroup/${slug}`;
    default:
      return undefined;
  }
}
