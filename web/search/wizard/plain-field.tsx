import { type ReactNode, useId } from 'react';
import './wizard.css';

type PlainFieldProps = { label: string; children: (id: string) => ReactNode };

/** A small label over one of the platform's own controls. */
export function PlainField({ label, children }: PlainFieldProps) {
  const id = useId();
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
