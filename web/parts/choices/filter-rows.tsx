import { Chip } from '#web/ui/chip.tsx';
import styles from './choices.module.css';

type Option = { value: string; label: string };

type FilterRowsProps<Name extends string> = {
  /** What the rows do, for those who do not see them. */
  label: string;
  /** Where the list is, without a question. */
  path: string;
  /** What is chosen of each row; empty is any. */
  asked: Readonly<Record<Name, string>>;
  /** What the choice of any is called. */
  any: string;
  rows: readonly { name: Name; label: string; options: readonly Option[] }[];
};

/** Rows of links that narrow a list, each of which keeps what the others have chosen; a row of one choice is none. */
export function FilterRows<Name extends string>({ label, path, asked, any, rows }: FilterRowsProps<Name>) {
  return (
    <nav aria-label={label} className={styles.filterRows}>
      {rows
        .filter(({ options }) => options.length > 1)
        .map((row) => (
          <div key={row.name} className={styles.filterRow}>
            <b className="small">{row.label}</b>
            <ul>
              {[{ value: '', label: any }, ...row.options].map(({ value, label }) => (
                <li key={value}>
                  <Chip
                    to={withQuery(path, { ...asked, [row.name]: value })}
                    current={asked[row.name] === value}
                  >
                    {label}
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}

/** The path with a question; what is empty is not asked. */
export function withQuery(path: string, asked: Readonly<Record<string, string>>): string {
  const chosen = Object.entries(asked).filter(([, value]) => value !== '');
  return chosen.length > 0 ? `${path}?${new URLSearchParams(chosen)}` : path;
}
