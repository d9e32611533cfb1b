import type { SiteMapEntry } from '#calls/site-map.ts';
import { useLocalLink } from '#web/context/visit.tsx';
import styles from '#web/parts/content.module.css';
import { Link } from '#web/ui/link.tsx';

/** Pages under the names of their groups. */
export function SiteMapGroups({ entries }: { entries: SiteMapEntry[] }) {
  const toLocal = useLocalLink();
  return [...Map.groupBy(entries, ({ group }) => group)].map(([group, members]) => (
    <section key={group} className={styles.siteMapGroup}>
      {group && <h2>{group}</h2>}
      <ul>
        {members.map(({ path, title }) => (
          <li key={path}>
            <Link to={toLocal(path)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
