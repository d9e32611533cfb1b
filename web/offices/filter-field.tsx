import { type ReactNode, useId } from 'react';
import styles from './office-filter.module.css';
import '#web/ui/form.css';

type FilterFieldProps = { label: string; children: (id: string) => ReactNode };

/** A small label over a control of the filter. */
export function FilterField({ label, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={styles.officeFilterField}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
