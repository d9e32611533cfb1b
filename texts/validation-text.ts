import type { Fault } from '#lib/validation/fault.ts';
import type { Format } from './format.ts';
import type { MessageKey } from './message-key.ts';
import type { Translate } from './translator.ts';

/** What a form says about a fault, in the language of the page ([S]§5.2, §8). */
export function validationText(
  { key, params, text }: Fault,
  t: Translate,
  format: Pick<Format, 'number'>,
): string {
  if (text) return text;
  const { value = 0, lengths = [], ...others } = params;
  switch (key) {
    case 'validations.minLength':
    case 'validations.maxLength':
      return `${t(`${key}.startText`)} ${format.number(value)} ${t(`${key}.endText`, { value })}`;
    case 'validations.minLengthSumm':
    case 'validations.maxLengthSumm':
      return `${t(key)} ${format.number(value, 2)}`;
    case 'validations.certainLengthsNumber':
      return t(key, { value: lengths.join(` ${t('validations.certainLengthsNumberSeparator')} `) });
    default:
      return t(key as MessageKey, { value, ...others }); // validators name the messages of the catalogue
  }
}
