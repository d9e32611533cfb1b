import { Icon, isIconName } from '#web/ui/icon.tsx';
import styles from './editorial.module.css';
import type { EditorsPage } from './load-page.ts';

/** What speaks for it, each with its icon: one of the house's or a picture ([S]§2.14). */
export function PageAdvantages({ advantages: { title, list } }: Pick<EditorsPage, 'advantages'>) {
  if (list.length === 0) return null;
  return (
    <section className={styles.advantages}>
      {title && <h2>{title}</h2>}
      <ul className={styles.advantagesList}>
        {list.map(({ link, value }) => (
          <li key={value}>
            <span className={styles.advantagesIcon}>
              {isIconName(link) ? <Icon name={link} /> : <img src={link} alt="" width={24} height={24} />}
            </span>
            {value}
          </li>
        ))}
      </ul>
    </section>
  );
}
