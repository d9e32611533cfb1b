import { useT } from '#web/context/i18n-context.tsx';
import type { CarrierSlice } from '#web/search/query/search-form.ts';
import { CheckField } from './check-field.tsx';
import type { FieldProps } from './field-props.ts';

/** Which airlines to fly with, where tours can be chosen by them ([W]§2.9); where none is chosen, any. */
export function AirlineField({ form, change, options, hydrated }: FieldProps<CarrierSlice>) {
  const t = useT();
  const { airlines = [] } = options;
  const { carriers = [] } = form;
  const names = airlines.filter(({ inc }) => carriers.includes(inc)).map(({ name }) => name);
  return (
    <CheckField
      name="airline"
      parameter="CARRIERLIST"
      label={t('wizard.airline.label')}
      title={t('wizard.airline.title')}
      value={names.join(', ') || t('wizard.airline.any')}
      entries={airlines}
      chosen={carriers}
      onChoose={(chosen) => change({ carriers: chosen })}
      hydrated={hydrated}
    />
  );
}
