import type { ProfileFieldAnswer } from '#calls/profile-field.ts';
import { type PlainDate, parsePlainDate } from '#lib/plain-date.ts';
import { readDate } from '#lib/validation/dates.ts';
import { isProfileFieldDisabled, isYes, profileValidators } from '#lib/validation/manager-profile.ts';
import type { FieldRule, FieldRules, FieldTexts } from '#web/parts/form/field-rules.ts';
import { type FailedCall, type FormRefusal, refusedBy } from '#web/parts/form/form-refusal.ts';
import { checkForm } from '#web/parts/form/parse-form.ts';
import type { SentForm } from '#web/parts/form/read-form.ts';
import { accountFailure } from '#web/parts/security/account-faults.ts';

// What a manager says of themselves and what an agency says of its company are described alike by their calls.

type Fields = readonly ProfileFieldAnswer[];

/** A field as the form needs it. */
export type ProfileFieldView<Name extends string = string> = Omit<ProfileFieldAnswer, 'required'> & {
  entityField: Name;
  isRequired: boolean;
  isDisabled: boolean;
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

type Shown = { fields: Fields; view: readonly ProfileFieldView[]; today: PlainDate };

/** Judges what a form has sent of the fields that can be changed; what it has not sent stays as it is. */
export function checkProfile(form: SentForm, { fields, view, today }: Shown) {
  const rules = view.flatMap(({ entityField: name, isDisabled, type }): [string, FieldRule][] => {
    const field = isDisabled ? undefined : named(fields, name);
    if (!field) return [];
    const raw = (text: string) => (type === 'date' ? fromCalendar(text) : text.trim());
    return [[name, { validators: profileValidators(field, today), raw }]];
  });
  const text = (name: string) => (form.has(name) ? form.text(name) : valueIn(fields, name));
  return checkForm({ ...form, text }, Object.fromEntries(rules) as FieldRules);
}

/** What the call takes: the fields of these names as the form says them, else as they are. */
export const profileTexts = <Name extends string>(
  fields: Fields,
  names: readonly Name[],
  sent: Readonly<Record<string, string>>,
) =>
  Object.fromEntries(names.map((name) => [name, sent[name] ?? valueIn(fields, name)])) as Record<
    Name,
    string
  >; // one for each

/** What the call has told of the fields that it does not take, else that it failed. */
export const refusedProfile = (failed: FailedCall, typed: FieldTexts): FormRefusal =>
  refusedBy(failed, typed, {
    faultOf: ({ field, reason, messageKey }) => [
      field,
      messageKey ? { key: messageKey, params: {} } : { key: '', params: {}, text: reason },
    ],
    form: accountFailure(failed),
  });

/** A day as the platform's calendar has it, YYYY-MM-DD; empty where it is none. */
export const toCalendar = (text: string): string => parsePlainDate(text) ?? readDate(text) ?? '';

/** Back again; what is no day stays as it was typed. */
function fromCalendar(text: string): string {
  const [year, month, day] = text.split('-');
  return day ? `${day}.${month}.${year}` : text;
}
