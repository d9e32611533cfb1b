import type { ManagerProfile } from '#calls/manager-profile.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { readDate } from '#lib/validation/dates.ts';
import type { Fault } from '#lib/validation/fault.ts';
import { firstFault } from '#lib/validation/first-fault.ts';
import { isProfileFieldDisabled, isYes, profileValidators } from '#lib/validation/manager-profile.ts';

type Field = ManagerProfile['fields'][number];

/** The fields that the form shows, in their order ([S]§2.17). */
export const shownFields = ['fullname', 'born', 'male', 'phones', 'email', 'alias', 'town'] as const;

type ShownField = (typeof shownFields)[number];

/** A field as the form needs it. */
export type ProfileFieldView = Omit<Field, 'required'> & {
  entityField: ShownField;
  isRequired: boolean;
  isDisabled: boolean;
};

export type ProfileTexts = Record<ShownField, string>;
export type ProfileFaults = Partial<Record<ShownField, Fault>>;

/** The fields of a profile that are shown, and whether each can be changed ([S]§5.12). */
export function profileView({ fields, partPass }: ManagerProfile): ProfileFieldView[] {
  const named = (name: ShownField) => fields.find(({ entityField }) => entityField === name);
  const who = { participantInc: partPass[0]?.inc, alias: named('alias')?.value };
  return shownFields.flatMap((name) => {
    const field = named(name);
    if (!field || !isYes(field.visible)) return [];
    const isDisabled = isProfileFieldDisabled(field, who);
    return [{ ...field, entityField: name, isRequired: isYes(field.required), isDisabled }];
  });
}

/** What a form has sent of the fields; one that is disabled or not shown stays as it is. */
export function readProfile(
  { fields }: ManagerProfile,
  view: ProfileFieldView[],
  form: FormData,
): ProfileTexts {
  const textOf = (name: ShownField) => {
    const field = view.find(({ entityField }) => entityField === name);
    const sent = field?.isDisabled ? null : form.get(name);
    if (sent === null) return fields.find(({ entityField }) => entityField === name)?.value ?? '';
    return field?.type === 'date' ? fromCalendar(String(sent)) : String(sent).trim();
  };
  return Object.fromEntries(shownFields.map((name) => [name, textOf(name)])) as ProfileTexts; // one for each
}

/** What is wrong with it, of each field the first thing. */
export function profileFaults(
  { fields }: ManagerProfile,
  view: ProfileFieldView[],
  { typed, today }: { typed: ProfileTexts; today: PlainDate },
): ProfileFaults {
  const open = view.filter(({ isDisabled }) => !isDisabled);
  const found = open.flatMap(({ entityField: name }) => {
    const rule = fields.find(({ entityField }) => entityField === name);
    const fault = rule && firstFault(...profileValidators(rule, today))(typed[name]);
    return fault ? [[name, fault] as const] : [];
  });
  return Object.fromEntries(found);
}

/** A day as the platform's calendar has it, YYYY-MM-DD; empty where it is none. */
export const toCalendar = (text: string): string => readDate(text) ?? '';

/** Back again; what is no day stays as it was typed. */
function fromCalendar(text: string): string {
  const [year, month, day] = text.split('-');
  return day ? `${day}.${month}.${year}` : text;
}

/** Who administers the agency, as their profile says it ([S]§3.14); undefined where it is that of somebody else. */
export function administratorIn({
  partPass,
  fields,
}: ManagerProfile): { name: string; email: string } | undefined {
  if (!partPass[0]?.administrator) return undefined;
  const value = (name: ShownField) => fields.find(({ entityField }) => entityField === name)?.value ?? '';
  return { name: value('fullname'), email: value('email') };
}
