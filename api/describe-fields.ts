import type { FieldError } from '#calls/problem.ts';
import type { ProfileFieldAnswer } from '#calls/profile-field.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { firstFault } from '#lib/validation/first-fault.ts';
import { isProfileFieldDisabled, profileValidators } from '#lib/validation/manager-profile.ts';

/** A field of a profile, whose name is one of the body that saves it. */
export type Described<Name extends string> = ProfileFieldAnswer & { entityField: Name };

/** How a field is shown and what may stand in it, as far as it differs from a text that is seen and may be changed. */
export type Look = Pick<ProfileFieldAnswer, 'type' | 'required'> &
  Partial<
    Pick<ProfileFieldAnswer, 'pattern' | 'patternTitle' | 'class' | 'options' | 'visible' | 'editable'>
  >;

type Filling<Name extends string> = { values: Record<Name, string>; titleOf: (name: Name) => string };

/** Fields as a call describes them ([S]§3.14), in the order of their looks. */
export const describeFields = <Name extends string>(
  looks: Record<Name, Look>,
  { values, titleOf }: Filling<Name>,
): Described<Name>[] =>
  (Object.keys(looks) as Name[]).map((name, at) => ({
    entityField: name,
    entityInc: at + 1,
    title: titleOf(name),
    value: values[name],
    visible: '1',
    editable: '1',
    pattern: null,
    patternTitle: null,
    class: null,
    validators: [],
    ...looks[name],
  }));

type Who = { participantInc: number; alias: string };

/** The fields that who saves may change ([S]§5.12). */
export const openFields = <Name extends string>(fields: readonly Described<Name>[], who: Who) =>
  fields.filter((field) => !isProfileFieldDisabled(field, who));

/** What is wrong with what was sent of them, of each field the first thing. */
export const faultsOf = <Name extends string>(
  fields: readonly Described<Name>[],
  body: Record<Name, string>,
  today: PlainDate,
): FieldError[] =>
  fields.flatMap((field) => {
    const said = body[field.entityField];
    const { key, text = 'has not the form that is asked for' } =
      firstFault(...profileValidators(field, today))(said) ?? {};
    if (key) return [{ field: field.entityField, reason: text, messageKey: key }];
    const isOption = !field.options || said === '' || field.options.some(({ value }) => value === said);
    return isOption ? [] : [{ field: field.entityField, reason: 'is none of the options' }];
  });
