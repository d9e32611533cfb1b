import { NetSwitch } from '#web/agent-prices/agent-places.tsx';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { partyCounts, partyFor } from '#web/parts/offer/party-text.ts';
import { UndoChange } from '#web/search/filters/undo-change.tsx';
import type { SearchAnswer } from '#web/search/query/search-answer.ts';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { foundWords } from './found-words.ts';
import { IgnoredParameters } from './ignored-parameters-note.tsx';
import styles from './results.module.css';
import type { ReadableSearch } from './results-loader.ts';
import { placeOf } from './searched-place.ts';

/** How many hotels, where, and what the cheapest costs, for whom. It also names the page. */
export function ResultsHead({ data, answer }: { data: ReadableSearch; answer: SearchAnswer }) {
  const t = useT();
  const format = useFormat();
  const { price } = useUiLanguage();
  const { question, townNameFrom } = data;
  const { countTotal: count, minPrice, currency } = answer.result;
  const { agent } = answer.prices[0] ?? {};
  const place = placeOf(question, answer);
  const found = foundWords(t, question, count);
  const party = partyCounts(t, question.adults, question.childAges);
  const forWhom = partyFor(t, question.adults, question.childAges.length);
  const cheapest = price(minPrice ?? 0, currency);
  const flights = townNameFrom
    ? t('results.heading.withFlights', { town: townNameFrom })
    : t('results.heading.withoutFlights');
  const description = t('results.meta.description', {
    place,
    dates: format.dateRange(question.checkInFrom, question.checkInTo),
    nights: format.nights(question.nightsFrom, question.nightsTo),
    party,
  });
  return (
    <div className={styles.resultsHead}>
      <DocumentHead title={t('results.meta.title', { place, found, price: cheapest })} of={[description]} />
      <h1>{t('results.heading.found', { found, place })}</h1>
      <p className="muted">
        {[
          t('results.heading.from', {
            price: cheapest,
            party: forWhom,
          }),
          flights,
        ].join(', ')}
      </p>
      <UndoChange />
      <IgnoredParameters names={data.ignoredParameters} />
      <NetSwitch offer={agent} />
    </div>
  );
}
