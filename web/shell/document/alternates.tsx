import { useEffect, useRef } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { localisePath } from '#sites/locale.ts';
import type { MarketSite } from '#sites/other-markets.ts';
import { useCanonical } from '#web/context/canonical.ts';
import { useVisit } from '#web/context/visit.tsx';

/**
 * The canonical address of this page, and the same page in other languages and markets; an error has neither. Results of
 * a search are crawled for their links alone (decision 0475).
 */
export function Alternates() {
  const { twins } = useVisit();
  const { pathname } = useLocation();
  const { path, href, isSearch } = useCanonical();
  const error = useRouteError();
  useAlternatesOf(pathname);
  if (error !== undefined && error !== null) return null; // null where no route is around it
  if (isSearch) return <meta name="robots" content="noindex,follow" />;
  return (
    <>
      <link rel="canonical" href={href} />
      {import.meta.env.SSR && twins && <TwinLinks twins={twins} path={path} />}
    </>
  );
}

/** Search engines fetch pages and read these of their text: the browser neither needs nor renders them. */
function TwinLinks({ twins, path }: { twins: MarketSite[]; path: string }) {
  const links = twins.flatMap((twin) => linksOf(twin, path));
  if (links.length === 1) return null;
  const forAll = twins.find(({ country }) => country === '') ?? twins[0];
  return (
    <>
      {links.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={forAll!.origin + path} />
    </>
  );
}

/** What the server has rendered is of one page: it goes when the visitor goes on. */
function useAlternatesOf(pathname: string): void {
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    for (const link of document.querySelectorAll('link[rel="alternate"][hreflang]')) link.remove();
  }, [pathname]);
}

/** `ru-KZ`; the default market speaks to every country. */
const linksOf = (twin: MarketSite, path: string) =>
  [twin.mainLocale, ...twin.secondaryLocales].map((locale) => ({
    hreflang: twin.country ? `${locale}-${twin.country}` : locale,
    href: twin.origin + localisePath(twin, locale, path),
  }));
