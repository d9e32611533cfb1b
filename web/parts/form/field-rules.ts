import { type Fault, fault, type Validator } from '#lib/validation/fault.ts';
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
  /** A password or a code: never shown again, and taken with its spaces. */
  isSecret?: true;
  /** How large a file may be. */
  mostBytes?: number;
};

export type FieldRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>;

/** A list of rows with the same fields, such as travellers: the third one's name is the field `travellers[2].name`. */
export type RowsRule<Rows extends FieldRules = FieldRules> = {
  rows: Rows;
  /** More rows than a form of ours sends are no form of ours. */
  most: number;
};

/** The schema of a form: the rules of its fields and of its lists, in the order of the form. */
export type FormRules = Readonly<Record<string, FieldRule | RowsRule>>;

/** What fields show, by their names. */
export type FieldTexts = Readonly<Partial<Record<string, string>>>;

/** What is wrong with fields, by their names. */
export type Faults = Readonly<Partial<Record<string, Fault>>>;

/** A field that may say anything: what it says is judged elsewhere. */
export const anyText: FieldRule = { validators: [] };

/** The same rule with a message of the form's own. */
export const saying =
  (key: string, validate: Validator): Validator =>
  (value) =>
    validate(value) && { key, params: {} };

/** Whether nothing is too little: the label of such a field has a star. */
export const isRequired = ({ validators, orElse }: FieldRule): boolean =>
  !orElse && validators.some((validate) => validate('') !== undefined);

/** The name of a field of a list. */
export const rowField = (list: string, row: number, field: string): string => `${list}[${row}].${field}`;

/** The rules of all fields by their whole names, of forms that have lists, too; `countOf` says how many rows a list has. */
export const flatRules = (rules: FormRules, countOf: (list: string) => number): FieldRules =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) =>
      'rows' in rule
        ? Array.from({ length: Math.min(countOf(name), rule.most) }, (_, row) =>
            rulesOfRow(name, row, rule),
          ).flat()
        : [[name, rule] as const],
    ),
  );

const rulesOfRow = (list: string, row: number, { rows }: RowsRule) =>
  Object.entries(rows).map(([field, rule]): [string, FieldRule] => [
    rowField(list, row, field),
    rule.orElse ? { ...rule, orElse: rowField(list, row, rule.orElse) } : rule,
  ]);

/** The rule of a field by its whole name. */
export function ruleOf(rules: FormRules, name: string): FieldRule | undefined {
  const [, list = name, field] = /^(\w+)\[\d+\]\.(.+)$/.exec(name) ?? [];
  const rule = rules[list];
  if (!rule || !('rows' in rule)) return rule;
  return rule.rows[field ?? ''];
}

/** The values that are judged and sent. */
export function rawValues<Name extends string>(rules: FieldRules<Name>, texts: FieldTexts) {
  const values = Object.entries<FieldRule>(rules).map(([name, rule]) => [
    name,
    rawOf(rule)(texts[name] ?? ''),
  ]);
  return Object.fromEntries(values) as Record<Name, string>; // one for each rule
}

const rawOf = ({ raw, isSecret }: FieldRule) => raw ?? (isSecret ? asTyped : trimmed);

const asTyped = (text: string) => text;
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

/** What is wrong with the sizes of files. */
export const sizeFaults = (rules: FieldRules, fileOf: (name: string) => File | undefined): Faults =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, { mostBytes = Number.POSITIVE_INFINITY }]) =>
      (fileOf(name)?.size ?? 0) > mostBytes ? [[name, fault('fileTooLarge')]] : [],
    ),
  );
