import { type Faults, type FieldRules, type FieldTexts, faultsOf } from './field-rules.ts';

/** What is known of a form while somebody fills it in; fields go by their names. */
export type FormState = {
  /** What its fields show; they begin empty. */
  texts: FieldTexts;
  /** Fields that have had the focus. */
  visited: ReadonlySet<string>;
  /** Fields that have had it and lost it. */
  touched: ReadonlySet<string>;
  /** The field that has it. */
  active: string | undefined;
  submitFailed: boolean;
  /** What the server has found wrong, of each field until it is changed. */
  refused: Faults;
};

export const newForm = (texts: FieldTexts = {}): FormState => ({
  texts,
  visited: new Set(),
  touched: new Set(),
  active: undefined,
  submitFailed: false,
  refused: {},
});

export const focused = (form: FormState, name: string): FormState => ({
  ...form,
  active: name,
  visited: new Set([...form.visited, name]),
});

export const left = (form: FormState, name: string): FormState => ({
  ...form,
  active: undefined,
  touched: new Set([...form.touched, name]),
});

export const changed = (form: FormState, texts: FieldTexts): FormState => ({
  ...form,
  texts,
  refused: only(form.refused, (name) => texts[name] === form.texts[name]),
});

export const failed = (form: FormState, refused: Faults = {}): FormState => ({
  ...form,
  refused,
  submitFailed: true,
});

/** Whether the field says what is wrong with it ([S]§5.1): not while somebody still writes into it for the first time. */
export function showsFault({ texts, touched, active, submitFailed }: FormState, name: string): boolean {
  const isDirty = (texts[name] ?? '') !== '';
  return submitFailed || touched.has(name) || (isDirty && active !== name);
}

/** What the fields say is wrong with them. */
export const shownFaults = (rules: FieldRules, form: FormState): Faults =>
  only({ ...faultsOf(rules, form.texts), ...form.refused }, (name) => showsFault(form, name));

/** Whether every field that was entered was left again: then sending the form is counted ([S]§5.13). */
export const allVisitedTouched = ({ visited, touched }: FormState): boolean =>
  [...visited].every((name) => touched.has(name));

const only = (faults: Faults, holds: (name: string) => boolean): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => holds(name)));
