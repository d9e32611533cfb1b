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
  if (error !== undefined && error !== null) return null; // null where no route is around it
  const { path, locale } = localeOf(site, pathname);
  const { mainLocale, secondaryLocales } = site;
  const twins = [{ mainLocale, secondaryLocales, country, origin }, ...otherMarkets];
  const links = twins.flatMap((twin) => linksOf(twin, path));
  return (
    <>
      <link rel="canonical" href={origin + localisePath(site, locale, path)} />
      {links.length > 1 &&
        links.map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
      {links.length > 1 && (
        <link rel="alternate" hrefLang="x-default" href={(twins.find(isForAll) ?? twins[0])?.origin + path} />
      )}
    </>
  );
}

/** `ru-KZ`; the default market speaks to every country. */
const linksOf = (twin: Twin, path: string) =>
  [twin.mainLocale, ...twin.secondaryLocales].map((locale) => ({
    hreflang: twin.country ? `${locale}-${twin.country}` : locale,
    href: twin.origin + localisePath(twin, locale, path),
  }));

const isForAll = ({ country }: Twin) => country === '';
