import { useT } from '#web/context/i18n-context.tsx';
import { AccountField } from './account-field.tsx';
import type { SecurityRefusal } from './security-outcome.ts';

type CodeFieldProps = { refused: SecurityRefusal | undefined; hint?: string };

/** The field for a code, and what was wrong with the last one. */
export function CodeField({ refused, hint }: CodeFieldProps) {
  const t = useT();
  return (
    <AccountField
      label={t('security.codeField')}
      {...(hint !== undefined && { hint })}
      fault={refused?.faults.code}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
