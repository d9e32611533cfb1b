import { type PlainDate, parsePlainDate } from '../plain-date.ts';
import { fault, isEmpty, textOf, textRule, type Validator } from './fault.ts';

const written = /^(\d{2})\.(\d{2})\.(\d{4})$/;

/** The day that `DD.MM.YYYY` names, of the years 1000 to 3000. */
export function readDate(text: string): PlainDate | undefined {
  const [, day, month, year] = written.exec(text) ?? [];
  return year ? parsePlainDate(`${year}-${month}-${day}`) : undefined;
}

export const date = textRule('date', (text) => readDate(text) !== undefined);

/** A day that somebody alive may be born on: after the year 1900. */
export const dateBorn = textRule('dateBorn', (text) => (readDate(text) ?? '') >= '1901');

/** Today or before; whether it is a date at all is for `date` to say. */
export const dateIsBeforeToday =
  (today: PlainDate): Validator =>
  (value) =>
    (readDate(textOf(value)) ?? '') > today ? fault('dateIsBeforeToday') : undefined;

/** Tomorrow or later; what is no date is not. */
export const dateIsAfterToday =
  (today: PlainDate): Validator =>
  (value) =>
    isEmpty(value) || (readDate(textOf(value)) ?? '') > today ? undefined : fault('dateIsAfterToday');
