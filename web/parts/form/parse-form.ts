import { data } from 'react-router';
import {
  type FieldRule,
  type FieldRules,
  type FieldTexts,
  type FormRules,
  faultsOf,
  flatRules,
  type RowsRule,
  rawValues,
  rowField,
  sizeFaults,
} from './field-rules.ts';
import type { FormRefusal } from './form-refusal.ts';
import { readForm, type SentForm } from './read-form.ts';

/** What a form says once nothing is wrong with it: of each field its text, of a list its rows. */
export type FormValue<Rules extends FormRules> = {
  [Name in keyof Rules]: Rules[Name] extends RowsRule<infer Rows>
    ? Record<keyof Rows & string, string>[]
    : string;
};

/** `typed` is what may be shown again. */
type Parsed<Rules extends FormRules> =
  | { ok: true; value: FormValue<Rules>; typed: FieldTexts }
  | { ok: false; refusal: FormRefusal; typed: FieldTexts };

/** Reads what a form has sent, and judges it by the rules that the browser judges it by. */
export const parseForm = async <Rules extends FormRules>(
  request: Request,
  rules: Rules,
): Promise<Parsed<Rules>> => checkForm(await readForm(request), rules);

/** The same of a form that is read already, as where one of its fields says which rules hold. */
export function checkForm<Rules extends FormRules>(form: SentForm, rules: Rules): Parsed<Rules> {
  const flat = flatRules(rules, (list) => rowCount(form, list, rules));
  const texts: FieldTexts = Object.fromEntries(Object.keys(flat).map((name) => [name, form.text(name)]));
  const typed = withoutSecrets(texts, flat);
  const fields = { ...faultsOf(flat, texts), ...sizeFaults(flat, form.file) };
  if (Object.keys(fields).length > 0) return { ok: false, refusal: { fields, typed }, typed };
  return { ok: true, value: nested(rules, rawValues(flat, texts)), typed };
}

const withoutSecrets = (texts: FieldTexts, rules: FieldRules): FieldTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !rules[name]?.isSecret));

function rowCount({ names }: SentForm, list: string, rules: FormRules): number {
  const last = names.flatMap((name) => {
    const [, of, row] = /^(\w+)\[(\d+)\]\./.exec(name) ?? [];
    return of === list ? [Number(row)] : [];
  });
  const count = Math.max(-1, ...last) + 1;
  const rule = rules[list];
  if (rule && 'rows' in rule && count > rule.most) throw data(null, { status: 400 });
  return count;
}

function nested<Rules extends FormRules>(rules: Rules, values: Readonly<Record<string, string>>) {
  const value = Object.entries<FieldRule | RowsRule>(rules).map(([name, rule]) => [
    name,
    'rows' in rule ? rowsOf(name, rule, values) : values[name],
  ]);
  return Object.fromEntries(value) as FormValue<Rules>; // one for each rule
}

function rowsOf(list: string, { rows, most }: RowsRule, values: Readonly<Record<string, string>>) {
  const fields = Object.keys(rows);
  return Array.from({ length: most }, (_, row) => row)
    .filter((row) => fields.some((field) => rowField(list, row, field) in values))
    .map((row) => Object.fromEntries(fields.map((field) => [field, values[rowField(list, row, field)]])));
}
