import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { FilterRows } from '#web/parts/choices/filter-rows.tsx';
import type { LoadedProjects } from './load-projects.ts';

/** By kind and by year. */
export function ProjectFilters({ found: { types, years, asked } }: { found: LoadedProjects }) {
  const t = useT();
  const kinds = types.map((type) => ({ value: type, label: t(`projects.types.${type}`) }));
  return (
    <FilterRows
      label={t('projects.filter')}
      path={useLocalPath()('/projects')}
      asked={asked}
      any={t('projects.all')}
      rows={[
        { name: 'type', label: t('projects.type'), options: kinds },
        {
          name: 'year',
          label: t('projects.year'),
          options: years.map((year) => ({ value: year, label: year })),
        },
      ]}
    />
  );
}
