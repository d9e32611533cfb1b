import { type RefObject, useEffect, useId, useRef } from 'react';
import { type FieldTexts, type FormRules, isRequired, ruleOf } from './field-rules.ts';
import type { FormRefusal } from './form-refusal.ts';
import { useFaultText } from './use-fault-text.ts';
import type { FieldView } from './use-form.ts';

type NativeFormOptions = {
  rules: FormRules;
  /** Why it was not taken. */
  refusal: FormRefusal | undefined;
  /** What its fields show at first. */
  known?: FieldTexts | undefined;
};

/**
 * A form that the browser submits, and whose page comes back where it was not taken: its fields show what was typed and what
 * is wrong with it, and the first that is wrong has the focus. `useForm` is for forms that judge while somebody types.
 */
export function useNativeForm({ rules, refusal, known = {} }: NativeFormOptions): {
  ref: RefObject<HTMLFormElement | null>;
  field: (name: string) => FieldView;
} {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const say = useFaultText();
  useEffect(() => {
    if (refusal) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const field = (name: string): FieldView => ({
    name,
    id: id + name,
    defaultValue: refusal?.typed[name] ?? known[name],
    isRequired: isRequired(ruleOf(rules, name) ?? { validators: [] }),
    error: say(refusal?.fields[name]),
  });
  return { ref, field };
}
