import { Chip } from '#web/ui/chip.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import type { LoadedProjects } from './load-projects.ts';
import styles from './projects.module.css';

/** Two rows of links, each of which keeps what the other has chosen. */
export function ProjectFilters({ found: { types, years, asked } }: { found: LoadedProjects }) {
  const t = useT();
  const options = {
    type: types.map((type) => ({ value: type, label: t(`projects.types.${type}`) })),
    year: years.map((year) => ({ value: year, label: year })),
  };
  return (
    <nav aria-label={t('projects.filter')} className={styles.projectFilters}>
      <FilterRow label={t('projects.type')} name="type" asked={asked} options={options.type} />
      <FilterRow label={t('projects.year')} name="year" asked={asked} options={options.year} />
    </nav>
  );
}

type Asked = LoadedProjects['asked'];
type FilterRowProps = {
  label: string;
  name: keyof Asked;
  asked: Asked;
  options: { value: string; label: string }[];
};

function FilterRow({ label, name, asked, options }: FilterRowProps) {
  const t = useT();
  const path = useLocalPath()('/projects');
  const toOption = (value: string) => {
    const chosen = Object.entries({ ...asked, [name]: value }).filter(([, given]) => given);
    return chosen.length > 0 ? `${path}?${new URLSearchParams(chosen)}` : path;
  };
  if (options.length < 2) return null;
  return (
    <div className={styles.projectFilter}>
      <b className="small">{label}</b>
      <ul>
        {[{ value: '', label: t('projects.all') }, ...options].map((option) => (
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
