import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import type { ServiceOptions } from '#web/search/lookups/load-service-options.ts';
import { type ServiceForm, withServiceType } from '#web/search/query/service-form.ts';
import { servicePartyBounds } from '#web/search/query/service-party.ts';
import { ChoiceField } from './choice-field.tsx';
import type { FieldProps } from './field-props.ts';
import { PartyField } from './people-field.tsx';

type ServiceFieldProps = FieldProps<ServiceForm, object, ServiceOptions>;

type Named = { inc: number; name: string };

const entry = ({ inc, name }: Named) => ({ value: `${inc}`, name });

/** What kind of services; another one is sold elsewhere, and to other parties. */
export function ServiceTypeField({ form, change, options, hydrated }: ServiceFieldProps) {
  const t = useT();
  return (
    <ChoiceField
      name="serviceType"
      parameter="ServiceType"
      label={t('services.type.label')}
      title={t('services.type.title')}
      entries={options.types.map(entry)}
      chosen={`${form.serviceType}`}
      onChoose={(type) => change(withServiceType(form, Number(type)))}
      hydrated={hydrated}
    />
  );
}

/** Where the travellers live, the country of the site first. */
export function StateFromField({ form, change, options, hydrated }: ServiceFieldProps) {
  const t = useT();
  return (
    <ChoiceField
      name="stateFrom"
      parameter="StateFrom"
      label={t('services.stateFrom.label')}
      title={t('services.stateFrom.title')}
      entries={options.statesFrom.map((state) => ({ ...entry(state), flag: state.iso2 }))}
      chosen={`${form.stateFrom}`}
      onChoose={(stateFrom) => change({ stateFrom: Number(stateFrom) })}
      hydrated={hydrated}
    />
  );
}

/** Where the service is wanted; its flag is found by the name that it has in addresses ([W]§3.2). */
export function ServiceStateField({ form, change, options, hydrated }: ServiceFieldProps) {
  const t = useT();
  return (
    <ChoiceField
      name="serviceState"
      parameter="State"
      label={t('services.state.label')}
      title={t('services.state.title')}
      entries={options.states.map((state) => ({
        ...entry(state),
        flag: `state/${state.slug}`,
      }))}
      chosen={`${form.state}`}
      onChoose={(state) => change({ state: Number(state), town: undefined })}
      hydrated={hydrated}
    />
  );
}

/** A town of it, or all of them. */
export function ServiceTownField({ form, change, options, hydrated }: ServiceFieldProps) {
  const t = useT();
  const all = options.towns.find(({ inc }) => inc < 0) ?? options.towns[0];
  return (
    <ChoiceField
      name="serviceTown"
      parameter="Town"
      label={t('services.town.label')}
      title={t('services.town.title')}
      entries={options.towns.map(entry)}
      chosen={`${form.town ?? all?.inc ?? ''}`}
      onChoose={(town) => change({ town: Number(town) < 0 ? undefined : Number(town) })}
      hydrated={hydrated}
    />
  );
}

/** Who it is for, as many as its kind is sold to ([W]§5). */
export const ServicePeopleField = ({ form, change, hydrated }: ServiceFieldProps) => (
  <PartyField
    form={form}
    change={change}
    hydrated={hydrated}
    limits={servicePartyBounds(form.serviceType)}
    flies={false}
  />
);

/** What the prices are in: what is offered on this site. */
export function CurrencyField({ form, change, hydrated }: ServiceFieldProps) {
  const t = useT();
  const { currencies } = useVisit();
  const known = currencies.map(({ slug, symbol }) => ({ value: `${slug}`, name: `${slug}`, after: symbol }));
  const isKnown = known.some(({ value }) => value === form.currency);
  return (
    <ChoiceField
      name="currency"
      parameter="Currency"
      label={t('services.currency.label')}
      title={t('services.currency.title')}
      entries={isKnown ? known : [...known, { value: form.currency, name: form.currency }]}
      chosen={form.currency}
      onChoose={(currency) => change({ currency })}
      hydrated={hydrated}
    />
  );
}
