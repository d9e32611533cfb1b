import type { Fault, Validator } from '#lib/validation/fault.ts';
import { firstFault } from '#lib/validation/first-fault.ts';

/** What holds for a field, in the browser and on the server. */
export type FieldRule = {
  /** Asked in their order; the first fault is the field's ([S]§5.1). */
  validators: readonly Validator[];
  /** How it shows what is typed ([S]§5.11). */
  mask?: (text: string) => string;
  /** The value that is judged and sent, of what the field shows; without spaces around it where nothing is said. */
  raw?: (text: string) => string;
  /** The field that makes up for this one: beside it, filled in, this one may stay empty. */
  orElse?: string;
};

export type FieldRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>;

/** What fields show, by their names. */
export type FieldTexts = Readonly<Partial<Record<string, string>>>;

/** What is wrong with fields, by their names. */
export type Faults = Readonly<Partial<Record<string, Fault>>>;

/** Whether nothing is too little: the label of such a field has a star. */
export const isRequired = ({ validators, orElse }: FieldRule): boolean =>
  !orElse && validators.some((validate) => validate('') !== undefined);

/** The values that are judged and sent. */
export function rawValues<Name extends string>(rules: FieldRules<Name>, texts: FieldTexts) {
  const values = Object.entries<FieldRule>(rules).map(([name, { raw = trimmed }]) => [
    name,
    raw(texts[name] ?? ''),
  ]);
  return Object.fromEntries(values) as Record<Name, string>; // one for each rule
}

const trimmed = (text: string) => text.trim();

/** What is wrong, of each field the first thing, in the order of the form. */
export function faultsOf(rules: FieldRules, texts: FieldTexts): Faults {
  const values: FieldTexts = rawValues(rules, texts);
  const found = Object.entries(rules).flatMap(([name, { validators, orElse }]) => {
    if (orElse && !values[name] && values[orElse]) return [];
    const fault = firstFault(...validators)(values[name]);
    return fault ? [[name, fault]] : [];
  });
  return Object.fromEntries(found);
}
