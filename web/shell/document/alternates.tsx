import { useEffect, useRef } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { localeOf, localisePath } from '#sites/locale.ts';
import type { Locale } from '#sites/locales.ts';
import { useVisit } from '#web/visit/visit.tsx';

type Twin = { mainLocale: Locale; secondaryLocales: Locale[]; country: string; origin: string };

/** The one address of this page, and the same page in other languages and markets; an error has neither. */
export function Alternates() {
  const { site, origin, country, otherMarkets } = useVisit();
  const { pathname } = useLocation();
  const error = useRouteError();
  useAlternatesOf(pathname);
  if (error !== undefined && error !== null) return null; // null where no route is around it
  const { path, locale } = localeOf(site, pathname);
  const { mainLocale, secondaryLocales } = site;
  return (
    <>
      <link rel="canonical" href={origin + localisePath(site, locale, path)} />
      {import.meta.env.SSR && otherMarkets && (
        <TwinLinks twins={[{ mainLocale, secondaryLocales, country, origin }, ...otherMarkets]} path={path} />
      )}
    </>
  );
}

/** Search engines fetch pages and read these of their text: the browser neither needs nor draws them. */
function TwinLinks({ twins, path }: { twins: Twin[]; path: string }) {
  const links = twins.flatMap((twin) => linksOf(twin, path));
  if (links.length === 1) return null;
  return (
    <>
      {links.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={(twins.find(isForAll) ?? twins[0])?.origin + path} />
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
const linksOf = (twin: Twin, path: string) =>
  [twin.mainLocale, ...twin.secondaryLocales].map((locale) => ({
    hreflang: twin.country ? `${locale}-${twin.country}` : locale,
    href: twin.origin + localisePath(twin, locale, path),
  }));

const isForAll = ({ country }: Twin) => country === '';
