import type { Fault } from '#lib/validation/fault.ts';
import { validationText } from '#texts/validation-text.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';

/** Says what is wrong, in the language of the page. */
export function useFaultText(): (fault: Fault | undefined) => string | undefined {
  const t = useT();
  const format = useFormat();
  return (fault) => fault && validationText(fault, t, format);
}
