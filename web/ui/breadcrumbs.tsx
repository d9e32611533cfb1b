import { withoutQuestion } from '#lib/question-parameters.ts';
import { Link } from '#web/ui/link.tsx';
import { classNames } from './class-names.ts';
import { JsonLd } from './json-ld.tsx';
import { useUiLanguage } from './ui-language.tsx';
import './breadcrumbs.css';

/** A step of the way; one that leads nowhere is only named. */
export type Crumb = { name: string; to?: string };

/**
 * The way from home to here; the last crumb is this page. On a phone only the step back is shown ([W]§2.15). `origin`
 * makes the addresses of its structured data.
 */
export function Breadcrumbs({ crumbs, origin }: { crumbs: Crumb[]; origin: string }) {
  const { breadcrumbs } = useUiLanguage();
  const back = crumbs.slice(0, -1).findLastIndex(({ to }) => to !== undefined);
  return (
    <nav aria-label={breadcrumbs}>
      <ol className={classNames('crumbs', back >= 0 && 'crumbs--back')}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.name} className={index === back ? 'crumbs__back' : undefined}>
            {stepOf(crumb, index === crumbs.length - 1)}
          </li>
        ))}
      </ol>
      <JsonLd value={breadcrumbList(crumbs, origin)} />
    </nav>
  );
}

function stepOf({ name, to }: Crumb, isLast: boolean) {
  if (isLast) return <span aria-current="page">{name}</span>;
  return to === undefined ? <span>{name}</span> : <Link to={to}>{name}</Link>;
}

/**
 * A step that leads nowhere is left out of what search engines read: they want an address of all but the last. Days and
 * filters are left out, too: tomorrow they are others.
 */
const breadcrumbList = (crumbs: Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs
    .filter(({ to }, index) => to !== undefined || index === crumbs.length - 1)
    .map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(to !== undefined && { item: withoutQuestion(new URL(to, origin)).href }),
    })),
});
