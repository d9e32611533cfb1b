import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { useUiLanguage } from './ui-language.tsx';

/** What a control inside a field must carry; spread it. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** A label, a control, its hint and its error, wired to each other. */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const { optional } = useUiLanguage();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {!required && <span className="muted"> ({optional})</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="alert" size="s" />
          {error}
        </p>
      )}
    </div>
  );
}
