import { searchLimits } from '#calls/search-limits.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Select } from '#web/ui/select.tsx';
import { PlainField } from './plain-field.tsx';

const agesUpTo = Array.from({ length: searchLimits.age.max + 1 }, (_, age) => age);

type AgeSelectProps = { number: number; value?: number; name?: string; onChange?: (age: number) => void };

/** The age of one child: of a plain form by its name, or as it is changed. */
export function AgeSelect({ number, value, name, onChange }: AgeSelectProps) {
  const t = useT();
  return (
    <PlainField label={t('wizard.people.childAge', { number })}>
      {(id) => (
        <Select
          id={id}
          name={name}
          {...(onChange
            ? { value, onChange: (event) => onChange(Number(event.target.value)) }
            : { defaultValue: value })}
        >
          {agesUpTo.map((age) => (
            <option key={age} value={age}>
              {age === 0 ? t('wizard.people.underOne') : t('common.count.years', { count: age })}
            </option>
          ))}
        </Select>
      )}
    </PlainField>
  );
}
