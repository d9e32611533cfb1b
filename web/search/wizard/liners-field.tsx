import { useT } from '#web/context/i18n-context.tsx';
import type { LinerOption } from '#web/search/wizard/wizard-options.ts';
import { CheckField } from './check-field.tsx';
import type { FieldProps } from './field-props.ts';

type Liners = { liners: number[] };

/** Which ships to look at; where none is chosen, all of them. */
export function LinersField({
  form,
  change,
  options,
  hydrated,
}: FieldProps<Liners, object, { liners: LinerOption[] }>) {
  const t = useT();
  const chosen = options.liners.filter(({ inc }) => form.liners.includes(inc));
  const [only, second] = chosen;
  const many = second ? t('wizard.liners.count', { count: chosen.length }) : only?.name;
  return (
    <CheckField
      name="liners"
      parameter="HOTELLIST"
      label={t('wizard.liners.label')}
      title={t('wizard.liners.title')}
      value={many ?? t('wizard.liners.any')}
      entries={options.liners.map(({ inc, name, star }) => ({ inc, name, mark: star }))}
      chosen={form.liners}
      onChoose={(liners) => change({ liners })}
      hydrated={hydrated}
    />
  );
}
