import { Chip } from '#web/ui/chip.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import styles from './careers.module.css';
import type { LoadedVacancies } from './load-vacancies.ts';

/** Two rows of links, each of which keeps what the other has chosen. */
export function VacancyFilters({ found: { cities, areas, asked } }: { found: LoadedVacancies }) {
  const t = useT();
  return (
    <nav aria-label={t('careers.filter')} className={styles.vacancyFilters}>
      <FilterRow
        label={t('careers.city')}
        name="city"
        asked={asked}
        options={cities.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <FilterRow
        label={t('careers.area')}
        name="area"
        asked={asked}
        options={areas.map((area) => ({ value: area, label: t(`careers.areas.${area}`) }))}
      />
    </nav>
  );
}

type Asked = LoadedVacancies['asked'];
type FilterRowProps = {
  label: string;
  name: keyof Asked;
  asked: Asked;
  options: { value: string; label: string }[];
};

function FilterRow({ label, name, asked, options }: FilterRowProps) {
  const t = useT();
  const path = useLocalPath()('/vacancies');
  const toOption = (value: string) => {
    const chosen = Object.entries({ ...asked, [name]: value }).filter(([, given]) => given);
    return chosen.length > 0 ? `${path}?${new URLSearchParams(chosen)}` : path;
  };
  if (options.length < 2) return null;
  return (
    <div className={styles.vacancyFilter}>
      <b className="small">{label}</b>
      <ul>
        {[{ value: '', label: t('careers.all') }, ...options].map((option) => (
          <li key={option.value}>
            <Chip to={toOption(option.value)} current={asked[name] === option.value}>
              {option.label}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
