import { type SubmitEvent, useState } from 'react';
import { Form } from 'react-router';
import { travelKinds } from '#lib/travel-kind.ts';
import type { loader as countriesLoader } from '#web/search/lookups/lookup-countries.ts';
import { datesOf, type SearchForm, submitPath, writeSearchForm } from '#web/search/query/search-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import { openField } from './field-popover.tsx';
import { wizardFields, wizardKinds } from './kinds.ts';
import { useLookup } from './use-lookup.ts';
import styles from './wizard.module.css';
import type { WizardOptions } from './wizard-options.ts';
import { WizardTabs } from './wizard-tabs.tsx';

type WizardProps = { initial: SearchForm; options: WizardOptions };

/** The tours-and-hotels wizard: a form whose answer is an address ([W]§2.4). It submits without scripts too. */
export function Wizard({ initial, options: given }: WizardProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(initial);
  const options = useOptionsOfTown(given, initial, chosen);
  const form = withKnownCountry(chosen, options);
  const change = (part: Partial<SearchForm>) => setChosen((before) => ({ ...before, ...part }));
  const { fields } = travelKinds[form.mode].search;
  const askForDates = (event: SubmitEvent<HTMLFormElement>) => {
    if (datesOf(form)) return;
    event.preventDefault();
    openField(event.currentTarget, 'dates');
  };
  return (
    <search className={styles.wizard} aria-label={t('wizard.label')}>
      <WizardTabs mode={form.mode} />
      <Form
        className={styles.wizardFields}
        data-mode={form.mode}
        action={toLocal(submitPath(form))}
        onSubmit={askForDates}
      >
        {fields.map((name) => {
          const Field = wizardFields[name];
          return <Field key={name} {...{ form, change, options, hydrated }} />;
        })}
        {hydrated &&
          Object.entries(writeSearchForm(form)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Button kind="go" type="submit" className={styles.wizardGo}>
          <Icon name="search" />
          {t(wizardKinds[form.mode].submit)}
        </Button>
      </Form>
    </search>
  );
}

/** Each town has its own countries; those of the first town came with the page. */
function useOptionsOfTown(
  given: WizardOptions,
  initial: SearchForm,
  { townFrom }: SearchForm,
): WizardOptions {
  const isInitial = townFrom === initial.townFrom;
  const others = useLookup<typeof countriesLoader>(
    isInitial ? undefined : `/lookup/countries?townFrom=${townFrom}`,
    0,
  );
  return isInitial || !others ? given : { ...given, countries: others };
}

/** A country that is not sold from the chosen town gives way to the town's first one, and so does a place in it. */
function withKnownCountry(form: SearchForm, { countries }: WizardOptions): SearchForm {
  const isSold = countries.some(({ inc }) => inc === form.state);
  return isSold || countries.length === 0 ? form : { ...form, state: countries[0]?.inc, place: undefined };
}
