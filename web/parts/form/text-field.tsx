import type { ComponentProps } from 'react';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { FieldView } from './use-form.ts';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'defaultValue'> & {
  field: FieldView;
  label: string;
  hint?: string | undefined;
  /** Whether another field is enough. */
  isEither?: boolean;
  /** A text of that many lines. */
  rows?: number;
};

/** A field of a form: its label, starred where it has to be filled in, and what is wrong with it ([S]§5.1). */
export function TextField({ field, label, hint, isEither = false, rows, ...input }: TextFieldProps) {
  const { id, name, defaultValue, isRequired, error } = field;
  const given = { name, defaultValue, placeholder: input.placeholder, maxLength: input.maxLength };
  return (
    <Field id={id} label={label} hint={hint} error={error} required={isEither ? 'either' : isRequired}>
      {(control) =>
        rows ? (
          <TextArea {...given} {...control} rows={rows} />
        ) : (
          <TextInput {...input} {...given} {...control} />
        )
      }
    </Field>
  );
}
