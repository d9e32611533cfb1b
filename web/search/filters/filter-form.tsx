import { type ChangeEvent, type FormEvent, memo, type ReactNode, useRef, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { travelKinds } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import type { SearchAnswer } from '#web/search/query/search-answer.ts';
import {
  readSearch,
  type SearchQuestion,
  searchAddress,
  searchParameters,
} from '#web/search/query/search-question.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { type FilterNames, withoutFilters } from './active-filters.ts';
import { FilterBox } from './filter-box.tsx';
import { FilterGroup, type PickValues } from './filter-group.tsx';
import styles from './filters.module.css';
import { GroupFilter } from './group-filter.tsx';
import { HotelFilter } from './hotel-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { TourFilters } from './tour-filters.tsx';

type Props = { question: SearchQuestion; answer: SearchAnswer; names: FilterNames };

/** The lists whose values an answer counts, in the order of the column. */
const counted = ['stars', 'meals', 'regions', 'attributes'] as const;

/** Every filter with its counts: applied at once by scripts, and with a button without them. */
export const FilterForm = memo(function FilterForm({ question: asked, answer, names }: Props) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const { question, apply, ask } = useChoice(asked);
  const { facets } = answer;
  const changed = (event: ChangeEvent<HTMLInputElement>) => event.target.form && apply(event.target.form);
  const pick: PickValues = (kind, values) => void ask({ ...question, [kind]: values, page: 1 });
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <Form ref={form} method="get" className={styles.filtersForm} onSubmit={submitted} preventScrollReset>
      <HiddenTrip question={question} currency={answer.result.currency} />
      <GroupFilter question={question} />
      <PriceFilter
        question={question}
        facet={facets.price}
        currency={answer.result.currency}
        onChosen={() => form.current && apply(form.current)}
      />
      {counted.map((kind) => (
        <FilterGroup
          key={kind}
          kind={kind}
          question={question}
          values={facets[kind]}
          onChange={changed}
          onPick={pick}
        >
          {kind === 'attributes' && (
            <FilterBox
              name="MOMENT_CONFIRM"
              value="1"
              checked={question.onlyInstant}
              onChange={changed}
              count={facets.instant}
            >
              {t('results.filters.instant')}
            </FilterBox>
          )}
        </FilterGroup>
      ))}
      {!travelKinds[question.kind].isAtSea && (
        <HotelFilter question={question} names={names} onChange={changed} onPick={pick} />
      )}
      {travelKinds[question.kind].hasFlight && (
        <FlightFilter question={question} facets={facets} onChange={changed} />
      )}
      <TourFilters question={question} names={names} onChange={changed} onPick={pick} />
      <ApplyWithoutScripts />
    </Form>
  );
});

/**
 * What is chosen, at once, and the way to its canonical address, without the detour over the server's redirect. The
 * choice holds until the page asks another question: the one it goes to, or the old one where that failed.
 */
function useChoice(asked: SearchQuestion) {
  const { site, currency } = useVisit();
  const navigate = useNavigate();
  const { hash } = useLocation(); // a map in place of the list stays
  const [choice, setChoice] = useState({ from: asked, to: asked });
  const ask = async (to: SearchQuestion) => {
    setChoice({ from: asked, to });
    await navigate(searchAddress(to) + hash, { preventScrollReset: true });
  };
  const apply = (form: HTMLFormElement) => {
    const params = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const { townFrom, checkInFrom: today, kind } = asked;
    const read = readSearch(params, kind, { townFrom, today, currency, siteCurrency: site.currency });
    if (read.ok) void ask(read.question);
  };
  return { question: choice.from === asked ? choice.to : asked, apply, ask };
}

/**
 * What the boxes of the form do not say; the bounds of the price are meant in the currency that the page is in. What
 * was filtered by and has no box here stays.
 */
function HiddenTrip({ question, currency }: { question: SearchQuestion; currency: string }) {
  const { towns, excursions, packets, kind } = question;
  const hotels = travelKinds[kind].isAtSea ? question.hotels : [];
  const trip = { ...withoutFilters(question), towns, hotels, excursions, packets, currency };
  return Object.entries(searchParameters(trip)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

type FlightProps = {
  question: SearchQuestion;
  facets: SearchAnswer['facets'];
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

function FlightFilter({ question, facets, onChange }: FlightProps) {
  const t = useT();
  const kinds = [
    { value: 'charter', count: facets.charter, text: t('results.filters.charter') },
    { value: 'regular', count: facets.regular, text: t('results.filters.regular') },
  ];
  return (
    <fieldset className={styles.filter}>
      <legend>{t('results.filters.flight')}</legend>
      {kinds.map(({ value, count, text }) => (
        <FilterBox
          key={value}
          name="FLIGHT"
          value={value}
          checked={question.flight === value}
          onChange={onChange}
          count={count}
        >
          {text}
        </FilterBox>
      ))}
    </fieldset>
  );
}

function ApplyWithoutScripts(): ReactNode {
  const t = useT();
  if (useHydrated()) return null;
  return (
    <button type="submit" className={buttonClass({ kind: 'go' })}>
      {t('common.action.apply')}
    </button>
  );
}
