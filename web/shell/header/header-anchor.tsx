import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import type { HeaderItem } from '#web/context/header-content.ts';
import { useVisit } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';
import type { HeaderLine } from './count-click.ts';
import { isSearchPage } from './is-search-page.ts';
import { withoutOrigin } from './own-address.ts';
import { useCountedLink } from './use-counted-link.ts';

type HeaderAnchorProps = {
  item: Pick<HeaderItem, 'href' | 'words' | 'isSearch'>;
  line?: HeaderLine;
  className?: string | undefined;
  /** Its words, unless it has more. */
  children?: ReactNode;
};

/** A link of the header: within the site without a new load, marked where it is the page that is shown. */
export function HeaderAnchor({ item, line = 'header', className, children }: HeaderAnchorProps) {
  const { href, words } = item;
  const own = withoutOrigin(href, useVisit().origin);
  const isCurrent = useIsCurrent(own, item.isSearch);
  const shared = { ...useCountedLink(words, line), className, children: children ?? words };
  if (own === undefined || own.startsWith('#')) return <a href={href} {...shared} />;
  return <Link to={own} aria-current={isCurrent ? 'page' : undefined} {...shared} />;
}

function useIsCurrent(own: string | undefined, isSearch = false): boolean {
  const { site } = useVisit();
  const { pathname } = useLocation();
  if (isSearch) return isSearchPage(localeOf(site, pathname).path);
  return own !== undefined && bare(own) === bare(pathname);
}

const bare = (path: string) => path.replace(/\/+$/, '');
