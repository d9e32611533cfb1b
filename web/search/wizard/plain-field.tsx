import { type ReactNode, useId } from 'react';
import styles from './wizard.module.css';

type PlainFieldProps = { label: string; children: (id: string) => ReactNode };

/** A small label over one of the platform's own controls. */
export function PlainField({ label, children }: PlainFieldProps) {
  const id = useId();
  return (
    <div className={styles.plainField}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
