import type { ComponentProps } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** What is wrong with a field, in the words of the page. */
export type FieldFault = 'required' | 'short' | 'long' | 'common' | 'code' | 'wrong' | 'email' | 'consent';

type AccountFieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: string;
  fault?: FieldFault | undefined;
};

/** A field of a form about an account; each of them has to be filled in. */
export function AccountField({ label, hint, fault, ...input }: AccountFieldProps) {
  const t = useT();
  return (
    <Field label={label} hint={hint} error={fault && t(`account.fault.${fault}`)} required>
      {(control) => <TextInput {...input} {...control} />}
    </Field>
  );
}
