import { travelKinds } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { partyText } from '#web/parts/offer/party-text.ts';
import { datesOf, type SearchForm } from '#web/search/query/search-form.ts';
import { dateWords } from './date-words.ts';
import styles from './search-bar.module.css';
import { townNameFrom, type WizardOptions } from './wizard-options.ts';

type TripWordsProps = {
  form: SearchForm;
  options: WizardOptions;
  /** The country before the place in it, as pages of a country are called ([W]§2.3). */
  countryFirst?: boolean;
};

/** Where, when, how long, who and from where, in that order; a phone shows the first two. */
export function TripWords({ form, options, countryFirst = false }: TripWordsProps) {
  const t = useT();
  const format = useFormat();
  const country = options.countries.find(({ inc }) => inc === form.state)?.name;
  const where = [form.place?.name, country].filter(Boolean);
  const town = townNameFrom(options, form.townFrom);
  const dates = datesOf(form);
  return (
    <>
      {country && (
        <span>
          <b>{(countryFirst ? where.reverse() : where).join(', ')}</b>
        </span>
      )}
      {dates && <span>{dateWords(dates, t, format)}</span>}
      <span className={styles.late}>{format.nights(form.nightsFrom, form.nightsTo)}</span>
      <span className={styles.late}>{partyText(t, form.adults, form.childAges.length, form.childAges)}</span>
      {town && travelKinds[form.mode].hasFlight && (
        <span className={styles.late}>{t('results.summary.from', { town })}</span>
      )}
    </>
  );
}
