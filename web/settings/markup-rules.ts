import type { saveAgentMarkup } from '#calls/agent-markups.ts';
import type { BodyOf } from '#calls/call.ts';
import { anyText, type FieldTexts, rowField } from '#web/parts/form/field-rules.ts';
import type { FormValue } from '#web/parts/form/parse-form.ts';

const mostSums = 30;

/** The form of a markup, with a row for the sum in each currency; the call judges it. */
export const markupRules = {
  of: anyText,
  kind: anyText,
  percent: anyText,
  sums: { rows: { currency: anyText, amount: anyText }, most: mostSums },
};

/** A form of a markup as the call takes it. */
export function markupBody({ of, kind, percent, sums }: FormValue<typeof markupRules>) {
  const given = sums.flatMap(({ currency, amount }) =>
    currency && amount ? `${currency}:${amount.replaceAll(/[;:]/g, ' ? ')}` : [],
  );
  return { of, kind, percent, sums: given.join(';') } as BodyOf<typeof saveAgentMarkup>; // the call refuses what is none
}

/** The currencies of the rows that were sent, in their order. */
export const currenciesIn = (typed: FieldTexts): string[] =>
  Array.from({ length: mostSums }, (_, row) => typed[rowField('sums', row, 'currency')]).filter(
    (currency) => currency !== undefined,
  );

/** The field of the form that a field of the call is: `sums.EUR` the amount of the row of euros. */
export function markupField(field: string, typed: FieldTexts): string {
  const [, currency] = /^sums\.(.+)$/.exec(field) ?? [];
  const row = currency === undefined ? -1 : currenciesIn(typed).indexOf(currency);
  return row === -1 ? field : rowField('sums', row, 'amount');
}
