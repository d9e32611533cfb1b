import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { useUiLanguage } from './ui-language.tsx';
import './form.css';

/** What a control inside a field must carry; spread it. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldProps = {
  /** Of the control, where something else leads to it; made here otherwise. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** `either` where another field is enough: it is neither called optional nor asked for by itself. */
  required?: boolean | 'either';
  children: (control: ControlProps) => ReactNode;
};

/** A label, a control, its hint and its error, wired to each other. */
export function Field({ id: given, label, hint, error, required = false, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const { optional } = useUiLanguage();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {required === true && <RequiredStar />}
        {!required && <span className="muted"> ({optional})</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required === true || undefined,
      })}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Ends the label of a required field ([S]§5.1); a screen reader learns it from the control itself. */
export const RequiredStar = () => <span aria-hidden="true"> *</span>;

/** What is wrong with a control that names it by `id` as its description. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field__error" id={id}>
      <Icon name="alert" size="s" />
      {children}
    </p>
  );
}
