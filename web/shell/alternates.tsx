import { useLocation, useRouteError } from 'react-router';
import { localeOf } from '#sites/locale.ts';
import { useVisit } from '#web/visit.tsx';
import { localePaths } from './locale-paths.ts';

/** The one address of this page, and the same page in the site's other languages; an error has neither. */
export function Alternates() {
  const { site, origin } = useVisit();
  const { pathname } = useLocation();
  const error = useRouteError();
  if (error !== undefined) return null;
  const { path, locale } = localeOf(site, pathname);
  const paths = localePaths(site, path);
  return (
    <>
      <link rel="canonical" href={origin + paths.find((found) => found.locale === locale)?.path} />
      {paths.length > 1 &&
        paths.map((found) => (
          <link key={found.locale} rel="alternate" hrefLang={found.locale} href={origin + found.path} />
        ))}
      {paths.length > 1 && <link rel="alternate" hrefLang="x-default" href={origin + paths[0]?.path} />}
    </>
  );
}
