import { addYears, type PlainDate, plainDate } from '../plain-date.ts';
import { nonCyrillic, nonLatin } from './alphabets.ts';
import { date, readDate } from './dates.ts';
import { email } from './emails.ts';
import { fault, isEmpty, textOf, type Validator } from './fault.ts';
import { firstFault } from './first-fault.ts';
import { getValidateByPattern, readPattern } from './pattern.ts';
import { telephoneWithBrackets } from './phones.ts';
import { required } from './required.ts';

/** Yes, as the call about the profile says it: `'1'`, 1 or true ([S]§3.14). */
export type Yes = boolean | number | string | null | undefined;

/** A field of a manager's profile as the call describes it, as far as rules go. */
export type ProfileField = {
  /** What it is about: `phones`, `email`, `fullname`, `born`, `alias` … */
  entityField: string;
  required?: Yes;
  editable?: Yes;
  visible?: Yes;
  /** `/body/flags`, and what to say of a value without that form. */
  pattern?: string | null | undefined;
  patternTitle?: string | null | undefined;
  /** `eng` or `rus`, beside whatever else it may say. */
  class?: string | null | undefined;
};

export const isYes = (value: Yes): boolean => value === '1' || value === 1 || value === true;

/** What holds for a field of the profile ([S]§5.12), in the order that it is asked. */
export function profileValidators(field: ProfileField, today: PlainDate): Validator[] {
  const form = formOf(field, today);
  return [...(isYes(field.required) ? [required()] : []), ...(form ? [form] : [])];
}

/** Whether the field can only be read: nobody takes part yet, or has no login, or the server keeps it as it is. */
export const isProfileFieldDisabled = (
  { editable }: Pick<ProfileField, 'editable'>,
  { participantInc, alias }: { participantInc: number | undefined; alias: string | undefined },
): boolean => !participantInc || !alias || !isYes(editable);

/** The days that a user who works may be born on: from 1910 on, and at least 18 years ago. */
export const bornRange = (today: PlainDate): { from: PlainDate; to: PlainDate } => ({
  from: plainDate('1910-01-01'),
  to: addYears(today, -18),
});

const messages = 'settings.workGroup.fieldsManager';

/** The form of these fields is the product's, whatever pattern the server sends. */
const ownForms: Record<string, (today: PlainDate) => Validator | undefined> = {
  phones: () => phones,
  email: () => email(`${messages}.email.patternTitle`),
  fullname: () => undefined,
  born: bornInRange,
};

function formOf(field: ProfileField, today: PlainDate): Validator | undefined {
  const own = ownForms[field.entityField];
  if (own) return own(today);
  const { pattern, patternTitle } = field;
  // A pattern that cannot be read would keep everybody from saving: it counts as none.
  if (pattern && readPattern(pattern))
    return getValidateByPattern(pattern, { trim: true, text: patternTitle ?? undefined });
  const classes = field.class?.split(/\s+/) ?? [];
  if (classes.includes('eng')) return nonCyrillic();
  return classes.includes('rus') ? nonLatin() : undefined;
}

const phones: Validator = (value) =>
  telephoneWithBrackets()(value) && { key: `${messages}.phones.patternTitle`, params: {} };

function bornInRange(today: PlainDate): Validator {
  const { from, to } = bornRange(today);
  return firstFault(date(), (value) => {
    const day = readDate(textOf(value)) ?? '';
    if (isEmpty(value)) return undefined;
    if (day > to) return fault('managerAge');
    return day < from ? fault('dateBorn') : undefined;
  });
}
