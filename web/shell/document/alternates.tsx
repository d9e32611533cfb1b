import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useRouteError } from 'react-router';
import { localeOf, localisePath } from '#sites/locale.ts';
import type { MarketSite } from '#sites/other-markets.ts';
import { useVisit } from '#web/visit/visit.tsx';
import { canonicalIn } from './canonical-in.ts';

/** The one address of this page, and the same page in other languages and markets; an error has neither. */
export function Alternates() {
  const { site, origin, twins } = useVisit();
  const { pathname } = useLocation();
  const matches = useMatches();
  const error = useRouteError();
  useAlternatesOf(pathname);
  if (error !== undefined && error !== null) return null; // null where no route is around it
  const { locale, path: asked } = localeOf(site, pathname);
  const path = (canonicalIn(matches.at(-1)?.loaderData) ?? asked).replace(/(.)\/+$/, '$1');
  return (
    <>
      <link rel="canonical" href={origin + localisePath(site, locale, path)} />
      {import.meta.env.SSR && twins && <TwinLinks twins={twins} path={path} />}
    </>
  );
}

/** Search engines fetch pages and read these of their text: the browser neither needs nor draws them. */
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

/** What the server has drawn is of one page: it goes when the visitor goes on. */
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
