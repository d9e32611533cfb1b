import type { ComponentProps } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { FilterForm } from './filter-form.tsx';
import styles from './filters.module.css';

/** The filters beside the list; on a phone they are a sheet, and without scripts the page's link opens them here. */
export function FilterColumn(props: ComponentProps<typeof FilterForm>) {
  const t = useT();
  return (
    <aside id="filters" className={styles.filters} aria-label={t('results.filters.title')}>
      {/* lists that were opened begin closed in another country ([W]§4) */}
      <FilterForm key={props.question.state} {...props} />
    </aside>
  );
}
