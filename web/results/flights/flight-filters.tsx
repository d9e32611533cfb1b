import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { type DayPart, hoursOf } from '#lib/day-parts.ts';
import type { MessageKey } from '#texts/message-key.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { costsText } from '#web/parts/offer/costs-text.ts';
import styles from '#web/search/filters/filters.module.css';
import {
  everyClass,
  type FlightQuestion,
  flightAddress,
  flightParameters,
  withoutFlightFilters,
} from '#web/search/query/flight-question.ts';
import { writeQuery } from '#web/search/query/query-values.ts';
import { classKey, kindKey } from '#web/search/wizard/flight-words.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { chosenFilters, type FlightFacets } from './flight-list.ts';
import type { AskedFlights } from './load-flights.ts';
import '#web/ui/label.css';

type Props = {
  question: FlightQuestion;
  facets: FlightFacets;
  currency: string;
  kinds: AskedFlights['kinds'];
  total: number;
};

/** Every filter with its counts: applied at once by scripts, and with a button without them. */
export function FlightFilterForm({ question, facets, currency, kinds }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const apply = (form: HTMLFormElement) =>
    void navigate(`?${writeQuery(sentBy(form))}`, { preventScrollReset: true });
  const changed = (event: ChangeEvent<HTMLInputElement>) => event.target.form && apply(event.target.form);
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  const box = (name: string, value: string | number, checked: boolean, count: number, words: ReactNode) => (
    <Checkbox key={value} name={name} value={value} count={count} defaultChecked={checked} onChange={changed}>
      {words}
    </Checkbox>
  );
  const dot = (
    name: string,
    value: string | number,
    checked: boolean,
    count: number | undefined,
    words: string,
  ) => (
    <Checkbox
      key={value}
      type="radio"
      name={name}
      value={value}
      {...(count === undefined ? {} : { count })}
      defaultChecked={checked}
      onChange={changed}
    >
      {words}
    </Checkbox>
  );
  const { airlines, leaves, returns } = question;
  const isBoth = kinds.charter && kinds.regular;
  return (
    <Form
      // what the address says is what is ticked, also after a way back
      key={flightAddress(question)}
      method="get"
      className={styles.filtersForm}
      onSubmit={submitted}
      preventScrollReset
    >
      <Kept question={question} kindToo={!isBoth} />
      <PriceBounds question={question} facets={facets} currency={currency} onSettled={apply} />
      {isBoth && (
        <Group title="wizard.flights.kind">
          {facets.kinds.map(({ value, count }) =>
            dot('isCharter', value, question.isCharter === (value === '1'), count, t(kindKey(value === '1'))),
          )}
        </Group>
      )}
      <Group title="wizard.flights.class">
        {dot('classId', everyClass, question.classId === everyClass, undefined, t(classKey(everyClass)))}
        {facets.classes.map(({ value, count }) =>
          dot('classId', value, question.classId === value, count, t(classKey(value))),
        )}
      </Group>
      <Group title="flights.filters.airline">
        {facets.airlines.map(({ value, name, count }) =>
          box('AIRLINE', value, airlines.includes(value), count, name),
        )}
      </Group>
      <Group title="results.filters.leaves">
        {facets.leaves
          .filter(seen(leaves))
          .map(({ value, count }) => box('LEAVES', value, leaves.includes(value), count, hoursOf(value)))}
      </Group>
      {question.direction === 'there-and-back' && (
        <Group title="results.filters.returns">
          {facets.returns
            .filter(seen(returns))
            .map(({ value, count }) => box('RETURNS', value, returns.includes(value), count, hoursOf(value)))}
        </Group>
      )}
      <Group title="flights.filters.seats">
        {box('FREIGHT', 1, question.onlySeats, facets.seats, t('results.filters.seats'))}
      </Group>
      {!hydrated && (
        <button type="submit" className={buttonClass({ kind: 'go' })}>
          {t('common.action.apply')}
        </button>
      )}
    </Form>
  );
}

/** Quarters of a day that flights leave in, or that are ticked. */
const seen =
  (ticked: readonly DayPart[]) =>
  ({ value, count }: { value: DayPart; count: number }) =>
    count > 0 || ticked.includes(value);

function Group({ title, children }: { title: MessageKey; children: ReactNode }) {
  const t = useT();
  return (
    <fieldset className={styles.filter}>
      <legend>{t(title)}</legend>
      {children}
    </fieldset>
  );
}

/** What the form says, repeated names as one list; an empty one is not said. */
function sentBy(form: HTMLFormElement): Record<string, string> {
  const sent = new Map<string, string[]>();
  for (const [name, value] of new FormData(form))
    if (value !== '') sent.set(name, [...(sent.get(name) ?? []), String(value)]);
  return Object.fromEntries([...sent].map(([name, values]) => [name, values.join(',')]));
}

/** The trip and the order, which the boxes do not say. */
function Kept({ question, kindToo }: { question: FlightQuestion; kindToo: boolean }) {
  const { classId: _, isCharter, ...trip } = flightParameters(withoutFlightFilters(question));
  return Object.entries({ ...trip, ...(kindToo ? { isCharter } : {}) }).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

type BoundsProps = Pick<Props, 'question' | 'facets' | 'currency'> & {
  onSettled: (form: HTMLFormElement) => void;
};

function PriceBounds({ question, facets, onSettled }: BoundsProps) {
  const t = useT();
  const { number } = useFormat();
  const bound = (name: 'COSTMIN' | 'COSTMAX', label: MessageKey, value: number | undefined, edge: number) => (
    <label>
      {t(label)}
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        defaultValue={value}
        placeholder={Number.isFinite(edge) ? number(edge) : ''}
        onBlur={({ target }) => {
          if (target.form && target.value !== `${value ?? ''}`) onSettled(target.form);
        }}
      />
    </label>
  );
  return (
    <fieldset className={styles.filter}>
      <legend>{t('results.filters.price')}</legend>
      <div className={styles.minmax}>
        {bound('COSTMIN', 'results.filters.priceFrom', question.costMin, facets.price.min)}
        {bound('COSTMAX', 'results.filters.priceTo', question.costMax, facets.price.max)}
      </div>
    </fieldset>
  );
}

/** The filters in force, each a link to the list without it. */
export function ChosenFlightFilters({ question, facets, currency }: Props) {
  const t = useT();
  const { price } = useUiLanguage();
  const chosen = chosenFilters(question);
  if (chosen.length === 0) return null;
  const words = {
    airlines: () =>
      question.airlines
        .map((code) => facets.airlines.find(({ value }) => value === code)?.name ?? code)
        .join(', '),
    leaves: () => `${t('wizard.flights.there')} ${question.leaves.map(hoursOf).join(', ')}`,
    returns: () => `${t('wizard.flights.back')} ${question.returns.map(hoursOf).join(', ')}`,
    onlySeats: () => t('results.filters.seats'),
    costMin: () => costsText(t, question, (amount) => price(amount, currency)),
    costMax: () => '',
  };
  return (
    <ul className="chosen" aria-label={t('results.filters.active')}>
      {chosen.map(({ kind, without }) => {
        const name = words[kind]();
        return (
          <li key={kind}>
            <Chip to={flightAddress(without)} removes={t('results.filters.remove', { name })}>
              {name}
            </Chip>
          </li>
        );
      })}
      {chosen.length > 1 && (
        <li>
          <Link
            className="chosen__clear"
            to={flightAddress(withoutFlightFilters(question))}
            preventScrollReset
          >
            {t('results.filters.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** The filters of a phone: a sheet that a thumb closes with the number of flights it leaves. */
export function FlightFilterSheet(props: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { search } = useLocation();
  const chosen = chosenFilters(props.question).length;
  return (
    <div className={styles.onlyPhone}>
      <Link
        to={`${search}#filters`}
        className={buttonClass({ kind: 'line', size: 's', className: styles.filtersOpen })}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="sliders" />
        {chosen === 0 ? t('results.filters.title') : t('results.filters.count', { count: chosen })}
      </Link>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t('results.filters.title')}>
        <FlightFilterForm {...props} />
        <div className={styles.filtersDone}>
          <Button kind="go" onClick={() => setOpen(false)}>
            {t('flights.show', { count: props.total })}
          </Button>
        </div>
      </Modal>
    </div>
  );
}
