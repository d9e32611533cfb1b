import type { CallResult } from '#calls/client.ts';
import type { ProfileFieldAnswer } from '#calls/profile-field.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { readDate } from '#lib/validation/dates.ts';
import type { Fault } from '#lib/validation/fault.ts';
import { firstFault } from '#lib/validation/first-fault.ts';
import { isProfileFieldDisabled, isYes, profileValidators } from '#lib/validation/manager-profile.ts';

// What a manager says of themselves and what an agency says of its company are described alike by their calls.

type Fields = readonly ProfileFieldAnswer[];

/** A field as the form needs it. */
export type ProfileFieldView<Name extends string = string> = Omit<ProfileFieldAnswer, 'required'> & {
  entityField: Name;
  isRequired: boolean;
  isDisabled: boolean;
};

export type ProfileTexts<Name extends string = string> = Record<Name, string>;
export type ProfileFaults<Name extends string = string> = Partial<Record<Name, Fault>>;

/** What was typed, and is wrong with it, where it was not taken. */
export type RefusedProfile<Name extends string = string> = {
  typed: ProfileTexts<Name>;
  faults: ProfileFaults<Name>;
};

type Who = { participantInc: number | undefined; alias: string | undefined };

/** The fields of these names that are shown, in this order, and whether each can be changed ([S]§5.12). */
export const viewFields = <Name extends string>(
  fields: Fields,
  names: readonly Name[],
  who: Who,
): ProfileFieldView<Name>[] =>
  names.flatMap((name) => {
    const field = named(fields, name);
    if (!field || !isYes(field.visible)) return [];
    const isDisabled = isProfileFieldDisabled(field, who);
    return [{ ...field, entityField: name, isRequired: isYes(field.required), isDisabled }];
  });

/** What stands in a field; nothing in one that there is not. */
export const valueIn = (fields: Fields, name: string): string => named(fields, name)?.value ?? '';

const named = (fields: Fields, name: string) => fields.find(({ entityField }) => entityField === name);

/** What a form has sent of the fields; one that is disabled or not shown stays as it is. */
export function readFields<Name extends string>(
  fields: Fields,
  { names, view, form }: { names: readonly Name[]; view: ProfileFieldView<Name>[]; form: FormData },
): ProfileTexts<Name> {
  const textOf = (name: Name) => {
    const field = view.find(({ entityField }) => entityField === name);
    const sent = field?.isDisabled ? null : form.get(name);
    if (sent === null) return valueIn(fields, name);
    return field?.type === 'date' ? fromCalendar(String(sent)) : String(sent).trim();
  };
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as ProfileTexts<Name>; // one for each
}

/** What is wrong with it, of each field the first thing. */
export function fieldFaults<Name extends string>(
  fields: Fields,
  view: ProfileFieldView<Name>[],
  { typed, today }: { typed: ProfileTexts<Name>; today: PlainDate },
): ProfileFaults<Name> {
  const open = view.filter(({ isDisabled }) => !isDisabled);
  const found = open.flatMap(({ entityField: name }) => {
    const rule = named(fields, name);
    const fault = rule && firstFault(...profileValidators(rule, today))(typed[name]);
    return fault ? [[name, fault] as const] : [];
  });
  return Object.fromEntries(found) as ProfileFaults<Name>; // of fields of these names
}

/** What the call has told of the fields that it does not take. */
export function responseFaults<Name extends string>({
  fields = [],
}: Extract<CallResult<unknown>, { ok: false }>): ProfileFaults<Name> {
  const told = fields.map(({ field, reason, messageKey: key = '' }) => [
    field,
    { key, params: {}, ...(key ? {} : { text: reason }) },
  ]);
  return Object.fromEntries(told);
}

/** A day as the platform's calendar has it, YYYY-MM-DD; empty where it is none. */
export const toCalendar = (text: string): string => readDate(text) ?? '';

/** Back again; what is no day stays as it was typed. */
function fromCalendar(text: string): string {
  const [year, month, day] = text.split('-');
  return day ? `${day}.${month}.${year}` : text;
}
