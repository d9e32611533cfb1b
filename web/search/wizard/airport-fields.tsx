import type { ReactNode } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { FlightForm } from '#web/search/query/flight-form.ts';
import { RoundButton } from '#web/ui/round-button.tsx';
import { FieldPopover } from './field-popover.tsx';
import type { FieldProps } from './field-props.ts';
import type { FlightOptions } from './flight-options.ts';
import { findAirport } from './flight-words.ts';
import styles from './flights.module.css';
import { PlaceSelect } from './place-select.tsx';
import { PlainField } from './plain-field.tsx';

/** Fetched when somebody comes near a field. */
const AirportList = lazyPart(() => import('./airport-list.tsx'));

type Places = Pick<FlightForm, 'source' | 'target'>;
type Props = FieldProps<Places, object, FlightOptions>;

/** Where the flight leaves from. */
export function SourceField({ form, change, options, hydrated }: Props) {
  const t = useT();
  return (
    <AirportField
      name="source"
      parameter="airFrom"
      label={t('wizard.townFrom.label')}
      title={t('wizard.townFrom.title')}
      airports={options.sources}
      plainAirports={options.sources}
      chosen={form.source}
      hydrated={hydrated}
      onChoose={(source) => change({ source })}
    />
  );
}

/** Where it leads, and the button that turns the trip round ([W]§2.5). */
export function TargetField({ form, change, options, hydrated }: Props) {
  const t = useT();
  const { source, target } = form;
  const isSource = findAirport(options.sources, target) !== undefined;
  return (
    <AirportField
      name="target"
      parameter="airTo"
      label={t('wizard.country.label')}
      title={t('wizard.country.title')}
      airports={options.targets}
      // before scripts, the other field may still be given any airport
      plainAirports={options.sources}
      chosen={target}
      hydrated={hydrated}
      onChoose={(chosen) => change({ target: chosen })}
      beside={
        hydrated && (
          <span className={styles.swap}>
            <RoundButton
              icon="swap"
              label={t('wizard.flights.swap')}
              disabled={!isSource}
              onClick={() => change({ source: target, target: source })}
            />
          </span>
        )
      }
    />
  );
}

type AirportFieldProps = {
  name: 'source' | 'target';
  parameter: 'airFrom' | 'airTo';
  label: string;
  title: string;
  airports: FlightOptions['sources'];
  plainAirports: FlightOptions['sources'];
  chosen: number | undefined;
  hydrated: boolean;
  onChoose: (airport: number) => void;
  beside?: ReactNode;
};

function AirportField(props: AirportFieldProps) {
  const { name, parameter, label, title, airports, plainAirports, chosen, hydrated, onChoose, beside } =
    props;
  const t = useT();
  const airport = findAirport([...airports, ...plainAirports], chosen);
  return (
    <FieldPopover
      name={name}
      label={label}
      title={title}
      value={airport?.name ?? t('common.select.any')}
      onNear={() => void import('./airport-list.tsx')}
      beside={beside}
      plain={
        <PlainField label={label}>
          {(id) => <PlaceSelect id={id} name={parameter} defaultValue={chosen} groups={plainAirports} />}
        </PlainField>
      }
    >
      {hydrated
        ? (close) => (
            <OptionalPart>
              <AirportList
                label={title}
                airports={airports}
                chosen={chosen}
                onChoose={(inc) => {
                  onChoose(inc);
                  close();
                }}
              />
            </OptionalPart>
          )
        : undefined}
    </FieldPopover>
  );
}
