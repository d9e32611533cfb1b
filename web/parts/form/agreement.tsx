import { splitMessage } from '#texts/split-message.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError, RequiredStar } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import type { FieldView } from './use-form.ts';

/** The consent to what becomes of what was typed; its label leads to the policy ([S]§2.16). */
export function Agreement({ field }: { field: FieldView }) {
  const t = useT();
  const toLocal = useLocalPath();
  const [before, after] = splitMessage(t, 'form.agree', 'policy');
  const { id, name, defaultValue, isRequired, error } = field;
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        defaultChecked={defaultValue === 'on'}
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {before}
        <Link to={toLocal('/personal-data')} target="_blank" rel="noopener">
          {t('form.policyLink')}
        </Link>
        {after}
        {isRequired && <RequiredStar />}
      </Checkbox>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
