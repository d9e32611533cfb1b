import type { ComponentProps, ReactNode } from 'react';
import './form.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  type?: 'checkbox' | 'radio';
  children: ReactNode;
  /** How many things it would leave. */
  count?: number | string | undefined;
};

/** A box or a dot with its words, and a count at the end where there is one. */
export function Checkbox({ type = 'checkbox', children, count, ...rest }: CheckboxProps) {
  return (
    <label className="check">
      <input {...rest} type={type} />
      <span>{children}</span>
      {count !== undefined && <span className="check__count">{count}</span>}
    </label>
  );
}
