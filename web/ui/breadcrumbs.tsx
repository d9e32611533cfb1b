import { Link } from '#web/ui/link.tsx';
import { JsonLd } from './json-ld.tsx';
import { useUiLanguage } from './ui-language.tsx';
import './breadcrumbs.css';

export type Crumb = { name: string; to: string };

/** The way from home to here; the last crumb is this page. `origin` makes the addresses of its structured data. */
export function Breadcrumbs({ crumbs, origin }: { crumbs: Crumb[]; origin: string }) {
  const { breadcrumbs } = useUiLanguage();
  return (
    <nav aria-label={breadcrumbs}>
      <ol className="crumbs">
        {crumbs.map((crumb, index) => (
          <li key={crumb.to}>
            {index < crumbs.length - 1 ? (
              <Link to={crumb.to}>{crumb.name}</Link>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd value={breadcrumbList(crumbs, origin)} />
    </nav>
  );
}

const breadcrumbList = (crumbs: Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(to, origin).href,
  })),
});
