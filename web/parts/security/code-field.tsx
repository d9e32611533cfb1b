import { useT } from '#web/context/i18n-context.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import type { FieldView } from '#web/parts/form/use-form.ts';

/** The field for a code, and what was wrong with the last one. */
export function CodeField({ field, hint }: { field: FieldView; hint?: string }) {
  const t = useT();
  return (
    <TextField
      field={field}
      label={t('security.codeField')}
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
