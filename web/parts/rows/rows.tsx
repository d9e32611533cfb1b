import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './rows.module.css';

type RowsProps = {
  /** The list is what its page is for: it has a line above it, and more room. */
  ofWork?: boolean;
  children: ReactNode;
};

/** Rows of an account or of somebody's work: what each says, and at its end what may be done with it, or what it is worth. */
export function Rows({ ofWork = false, children }: RowsProps) {
  return <ul className={classNames(styles.rows, ofWork && styles.ofWork)}>{children}</ul>;
}
