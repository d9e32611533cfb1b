import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import type { FlightForm } from '#web/search/query/flight-form.ts';
import type { Direction } from '#web/search/query/flight-question.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { FieldPopover } from './field-popover.tsx';
import type { FieldProps } from './field-props.ts';
import type { FlightOptions } from './flight-options.ts';
import { directionKeys, kindKey } from './flight-words.ts';
import styles from './flights.module.css';
import { PlainField } from './plain-field.tsx';
import popoverStyles from './popover.module.css';

type Edited = Pick<FlightForm, 'direction' | 'isCharter' | 'currency' | 'dateTo'>;
type Props = FieldProps<Edited, Pick<FlightForm, 'dateFrom'>, FlightOptions>;

const directions = ['there-and-back', 'one-way'] as const;

/** There and back or one way, by charter or by a regular flight, and in which currency its price is read. */
export function FlightField({ form, change, options, hydrated }: Props) {
  const t = useT();
  const { charter, regular } = options.kinds;
  const words = [
    t(directionKeys[form.direction]),
    ...(charter && regular ? [t(kindKey(form.isCharter))] : []),
  ];
  const choices = <Choices form={form} change={change} options={options} hydrated={hydrated} />;
  return (
    <FieldPopover
      name="flight"
      label={t('wizard.flights.kind')}
      title={t('wizard.flights.kind')}
      value={words.join(', ')}
      plain={choices}
    >
      {hydrated
        ? (close) => (
            <>
              {choices}
              <div className={popoverStyles.popFoot}>
                <Button kind="go" size="s" onClick={close}>
                  {t('common.action.done')}
                </Button>
              </div>
            </>
          )
        : undefined}
    </FieldPopover>
  );
}

/** Radios of the platform: before scripts they are the form's own, after that they change it. */
function Choices({ form, change, options, hydrated }: Props) {
  const t = useT();
  const { currency: own } = useVisit();
  const { charter, regular } = options.kinds;
  const dot = (name: string, value: string, isChosen: boolean, onChoose: () => void, words: string) => (
    <Checkbox
      key={value}
      type="radio"
      value={value}
      {...(hydrated
        ? { name: `pick-${name}`, checked: isChosen, onChange: onChoose }
        : { name, defaultChecked: isChosen })}
    >
      {words}
    </Checkbox>
  );
  return (
    <div className={styles.flightChoices}>
      <fieldset>
        <legend>{t('wizard.flights.direction')}</legend>
        {directions.map((direction) =>
          dot(
            'direction',
            direction,
            form.direction === direction,
            () => change({ direction, ...withReturn(direction, form) }),
            t(directionKeys[direction]),
          ),
        )}
      </fieldset>
      {/* the whole switch rests where one of the two is not sold ([W]§4) */}
      <fieldset disabled={!charter || !regular}>
        <legend>{t('wizard.flights.kind')}</legend>
        {[true, false].map((isCharter) =>
          dot(
            'isCharter',
            isCharter ? '1' : '0',
            form.isCharter === isCharter,
            () => change({ isCharter }),
            t(kindKey(isCharter)),
          ),
        )}
      </fieldset>
      {options.currencies.length > 1 && (
        <PlainField label={t('wizard.flights.currency')}>
          {(id) => (
            <Select
              id={id}
              {...(hydrated
                ? {
                    value: form.currency ?? own,
                    onChange: ({ target }) => change({ currency: target.value }),
                  }
                : { name: 'CURRENCY', defaultValue: form.currency ?? own })}
            >
              {options.currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </Select>
          )}
        </PlainField>
      )}
    </div>
  );
}

/** One way has no day of return; there and back it has to lie after the departure, or it is found anew ([W]§4). */
const withReturn = (direction: Direction, { dateFrom, dateTo }: Pick<FlightForm, 'dateFrom' | 'dateTo'>) =>
  direction === 'one-way' || !dateFrom || !dateTo || dateTo <= dateFrom ? { dateTo: undefined } : {};
