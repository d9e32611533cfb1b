import type { EditorsPage } from './load-page.ts';
import { infoPath } from './page-card.ts';

type Placed = Pick<EditorsPage, 'title' | 'slugFull' | 'parentSlug' | 'parentTitle'>;

/** The page above, then the page itself ([S]§2.14); a page that stands by itself has no way to show. */
export const pageCrumbs = ({ title, slugFull, parentSlug, parentTitle }: Placed) =>
  parentSlug
    ? [
        { name: parentTitle || parentSlug, to: infoPath(parentSlug) },
        { name: title, to: infoPath(slugFull) },
      ]
    : [];
