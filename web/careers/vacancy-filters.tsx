import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { FilterRows } from '#web/parts/choices/filter-rows.tsx';
import type { LoadedVacancies } from './load-vacancies.ts';

/** By city and by area of work. */
export function VacancyFilters({ found: { cities, areas, asked } }: { found: LoadedVacancies }) {
  const t = useT();
  const inCities = cities.map(({ slug, name }) => ({ value: slug, label: name }));
  const ofAreas = areas.map((area) => ({ value: area, label: t(`careers.areas.${area}`) }));
  return (
    <FilterRows
      label={t('careers.filter')}
      path={useLocalPath()('/vacancies')}
      asked={asked}
      any={t('careers.all')}
      rows={[
        { name: 'city', label: t('careers.city'), options: inCities },
        { name: 'area', label: t('careers.area'), options: ofAreas },
      ]}
    />
  );
}
