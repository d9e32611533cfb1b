import { FieldLabel } from '#web/parts/form/text-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import type { SecurityOutcome } from './security-outcome.ts';

export type RefusedCode = Extract<SecurityOutcome, { refused: string }> | undefined;

/** The field for a code, and what was wrong with the last one. */
export function CodeField({ refused, hint }: { refused: RefusedCode; hint?: string }) {
  const t = useT();
  const error =
    refused?.fault === 'wait'
      ? t('account.fault.wait', { minutes: `${refused.minutes}` })
      : refused && t(`account.fault.${refused.fault}`);
  return (
    <Field
      label={<FieldLabel text={t('agentSettings.codeField')} isRequired />}
      hint={hint}
      error={error}
      required
    >
      {(control) => (
        <TextInput
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
