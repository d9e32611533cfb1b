import type { Fault } from '#lib/validation/fault.ts';
import { useT } from '#web/i18n/i18n-context.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { validationText } from '#web/i18n/validation-text.ts';

/** Says what is wrong, in the language of the page. */
export function useFaultText(): (fault: Fault | undefined) => string | undefined {
  const t = useT();
  const format = useFormat();
  return (fault) => fault && validationText(fault, t, format);
}
