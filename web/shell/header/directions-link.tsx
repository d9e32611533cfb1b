import type { HeaderItem } from '#web/context/header-content.ts';
import { useOpener } from '#web/shell/modals/use-opener.ts';
import { useCountedLink } from './use-counted-link.ts';

/** The way to the countries: a page without scripts, a modal over the page with them. */
export function DirectionsLink({ item: { href, words } }: { item: HeaderItem }) {
  const counted = useCountedLink(words, 'header');
  const opener = useOpener('directions');
  return (
    <a
      href={href}
      {...counted}
      {...opener}
      onClick={(event) => {
        counted.onClick();
        opener.onClick(event);
      }}
    >
      {words}
    </a>
  );
}
