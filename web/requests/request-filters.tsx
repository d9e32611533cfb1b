import { Form } from 'react-router';
import { requestOrders, requestStates } from '#lib/request-choices.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useOnlineOnly } from '#web/parts/sending/use-online-only.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { LoadedRequests } from './load-requests.ts';
import styles from './requests.module.css';
import { askedFields, requestsSearch } from './requests-question.ts';

type Props = { requests: LoadedRequests; path: string; onInput: () => void };

/** What the list is narrowed by: a form of the address, which works as it is. */
export function RequestFilters({ requests, path, onInput }: Props) {
  const onlineOnly = useOnlineOnly();
  const t = useT();
  const { asked } = requests;
  return (
    <Form
      action={path}
      role="search"
      aria-label={t('requests.filters')}
      className={styles.requestFilters}
      onSubmit={onlineOnly}
      onInput={onInput}
    >
      <div className={styles.requestWords}>
        <Field label={t('requests.text')} required="either">
          {(control) => (
            <TextInput {...control} type="search" name="text" maxLength={120} defaultValue={asked.text} />
          )}
        </Field>
        <Button type="submit" kind="soft">
          {t('requests.show')}
        </Button>
        {requestsSearch(asked) && (
          <Link to={path} className={buttonClass()} onClick={onlineOnly}>
            {t('requests.showAll')}
          </Link>
        )}
      </div>
      <details open={askedFields(asked).some(([name]) => name !== 'text')}>
        <summary>{t('requests.filters')}</summary>
        <MoreFilters {...requests} />
      </details>
    </Form>
  );
}

function MoreFilters(requests: LoadedRequests) {
  const t = useT();
  const { asked, counts, managers, countries } = requests;
  const states = requestStates.map((state) => ({
    value: state,
    name: `${t(`requests.state.${state}`)} (${counts[state]})`,
  }));
  const orders = requestOrders.map((order) => ({
    value: order === 'newest' ? '' : order,
    name: t(`requests.orders.${order}`),
  }));
  return (
    <div className={styles.requestChoices}>
      <Choice name="state" label={t('requests.column.state')} options={states} requests={requests} />
      {managers.length > 1 && (
        <Choice
          name="by"
          label={t('requests.column.manager')}
          options={managers.map(({ by, name, agency }) => ({ value: `${by}`, name: `${name}, ${agency}` }))}
          requests={requests}
        />
      )}
      {countries.length > 1 && (
        <Choice
          name="country"
          label={t('requests.column.country')}
          options={countries.map(({ country, name }) => ({ value: `${country}`, name }))}
          requests={requests}
        />
      )}
      {days.map((name) => (
        <Day key={name} name={name} requests={requests} />
      ))}
      <Field label={t('requests.order')} required="either">
        {(control) => (
          <Select {...control} name="order" defaultValue={asked.order}>
            {orders.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

type ChoiceProps = {
  name: 'state' | 'by' | 'country';
  label: string;
  options: { value: string; name: string }[];
  requests: LoadedRequests;
};

function Choice({ name, label, options, requests: { asked } }: ChoiceProps) {
  const t = useT();
  return (
    <Field label={label} required="either">
      {(control) => (
        <Select {...control} name={name} defaultValue={asked[name]}>
          <option value="">{t('requests.any')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const days = ['sentFrom', 'sentTo', 'departsFrom', 'departsTo'] as const;
type DayProps = { name: (typeof days)[number]; requests: LoadedRequests };

function Day({ name, requests: { asked, faults } }: DayProps) {
  const t = useT();
  const error = faults.includes(name) ? t('requests.wrongDates') : undefined;
  return (
    <Field label={t(`requests.${name}`)} required="either" error={error}>
      {(control) => <TextInput {...control} type="date" name={name} defaultValue={asked[name]} />}
    </Field>
  );
}
