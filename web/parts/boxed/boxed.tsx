import type { ComponentProps } from 'react';
import styles from './boxed.module.css';

/** A form of an account in a box of its own. */
export function BoxedForm(props: Omit<ComponentProps<'form'>, 'method' | 'className'>) {
  return <form {...props} method="post" className={styles.boxed} />;
}

/** What is read where such a form stood. */
export function BoxedSection(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section {...props} className={styles.boxed} />;
}
