import type { saveAgentMarkup } from '#calls/agent-markups.ts';
import type { BodyOf } from '#calls/call.ts';
import type { FieldError } from '#calls/problem.ts';

/** What was typed, by the names of the fields. */
type Typed = Record<string, string>;

export type RefusedMarkup = { of: string; typed: Typed; faults: Record<string, string> };

/** The field of the sum in a currency. */
export const sumField = (currency: string) => `sums.${currency}`;

/** A form of a markup as the call takes it. */
export function markupSent(form: FormData) {
  const typed: Typed = Object.fromEntries([...form].map(([name, value]) => [name, `${value}`]));
  const { of = '', kind = '', percent = '' } = typed;
  const sums = Object.entries(typed).flatMap(([name, value]) => {
    const [, currency] = name.split('sums.');
    return currency && value.trim() ? `${currency}:${value.replaceAll(/[;:]/g, ' ? ')}` : [];
  });
  const body = { of, kind, percent, sums: sums.join(';') } as BodyOf<typeof saveAgentMarkup>; // the call refuses what is none
  return { typed, body };
}

/** What a refusal says, by the fields of the form. */
export const refusedMarkup = (
  { typed }: Pick<ReturnType<typeof markupSent>, 'typed'>,
  fields: readonly FieldError[] = [],
): RefusedMarkup => ({
  of: typed.of ?? '',
  typed,
  faults: Object.fromEntries(fields.map(({ field, messageKey = '' }) => [field, messageKey])),
});
