import { useState } from 'react';
import type { SuggestionAnswer } from '#calls/lookups-places.ts';
import { matches } from '#lib/text-match/match-names.ts';
import type { TourKind } from '#lib/travel-kind.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { fetchPauses } from '#web/search/lookups/fetch-pauses.ts';
import type { loader as countriesLoader } from '#web/search/lookups/lookup-countries.ts';
import type { loader as suggestionLoader } from '#web/search/lookups/lookup-suggestion.ts';
import { type ChosenPlace, countryPlace, placeValue, readPlaceValue } from '#web/search/query/place.ts';
import type { PlaceSlice } from '#web/search/query/search-form.ts';
import type { Departure } from '#web/search/query/trip.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { Link } from '#web/ui/link.tsx';
import type { ListOption } from '#web/ui/options.tsx';
import { searchOptions } from '#web/ui/search-options.ts';
import type { OptionGroup } from '#web/ui/select-option.ts';
import { useLookup } from './use-lookup.ts';
import type { CountryOption } from './wizard-options.ts';

/** Shorter texts are looked for among the countries alone, and a longer one once typing pauses ([W]§5). */
const shortestText = 3;

type DestinationListProps = {
  form: PlaceSlice & Departure & { mode: TourKind };
  groups: OptionGroup<CountryOption>[];
  onChoose: (place: ChosenPlace) => void;
};

/** Countries to choose from, and the regions, towns and hotels that are called what is typed ([W]§2.9). */
export default function DestinationList({ form, groups, onChoose }: DestinationListProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const otherNames = useOtherNames(form);
  const { places, isLooking } = useSuggestion(form.townFrom, typed.trim());
  const isTold = places.length > 0 && !isLooking;
  const suggested = new Set(places.map(({ type, inc }) => `${type} ${inc}`));
  const country = groups.flatMap(({ items }) => items).find(({ inc }) => inc === form.state);
  const chosen = form.place ?? (country && countryPlace(country));
  const toOption = (option: CountryOption): ListOption => ({
    value: placeValue(countryPlace(option)),
    name: option.name,
    additionalSearch: otherNames.get(option.inc) ?? [],
    before: <Flag iso2={option.iso2} />,
    after: option.visaRequired ? t('wizard.country.visa') : t('wizard.country.noVisa'),
  });
  const ofType = (type: ChosenPlace['type']) =>
    places.filter((place) => place.type === type).map(placeOption);
  const group = (name: string, items: ListOption[]) => ({ type: 'group' as const, name, items });
  const entries = groups.map(({ name, items }) => {
    const listed = isTold ? items.filter(({ inc }) => suggested.has(`state ${inc}`)) : items;
    return group(name, listed.map(toOption));
  });
  const found = [
    ...ofType('state'),
    group(t('wizard.place.regions'), ofType('region')),
    group(t('wizard.place.towns'), ofType('town')),
    group(t('wizard.place.hotels'), ofType('hotel')),
  ];
  return (
    <Combobox
      staysOpen
      label={t('wizard.country.title')}
      placeholder={t('common.select.search')}
      none={isLooking ? t('shell.state.loading') : <NoSuchPlace />}
      entries={entries}
      search={(text) => searchOptions(entries, text, found)}
      chosen={chosen && placeValue(chosen)}
      onChoose={(value) => onChoose(readPlaceValue(value))}
      onType={setTyped}
    />
  );
}

/** We do not go everywhere: the countries that we do go to, and somebody to ask. */
function NoSuchPlace() {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <>
      {t('common.select.emptyText')}. <Link to={toLocal('/directions')}>{t('wizard.country.all')}</Link>{' '}
      <Link to={toLocal('/call-back')}>{t('wizard.place.ask')}</Link>
    </>
  );
}

/** A place that was found: its flag, its name, and what it lies in. */
function placeOption(place: SuggestionAnswer): ListOption {
  const { type, name, townName, stateName, country } = place;
  return {
    value: placeValue(place),
    name,
    before: <Flag iso2={country.iso2} />,
    after:
      type === 'state' ? undefined : [type === 'hotel' ? townName : '', stateName].filter(Boolean).join(', '),
  };
}

/** What countries are called in other languages; asked for when the list is opened, for the page shows none of it. */
function useOtherNames({
  townFrom,
  mode,
}: DestinationListProps['form']): ReadonlyMap<number, readonly string[]> {
  const countries = useLookup<typeof countriesLoader>(
    `/lookup/countries?townFrom=${townFrom}&searchType=${mode}`,
    fetchPauses.countryTo,
  );
  return new Map(countries?.map(({ inc, additionalSearch }) => [inc, additionalSearch]));
}

/** What is suggested for a text; until its answer comes, whatever of the last one still fits. */
function useSuggestion(townFrom: number, text: string) {
  const isAsked = text.length >= shortestText;
  const parameters = new URLSearchParams({ townFrom: `${townFrom}`, query: text });
  const answer = useLookup<typeof suggestionLoader>(
    isAsked ? `/lookup/suggestion?${parameters}` : undefined,
    fetchPauses.suggestion,
  );
  if (!isAsked) return { places: [], isLooking: false };
  const isAnswered = answer === null || answer?.query === text;
  const places = answer?.places ?? [];
  return {
    places: isAnswered ? places : places.filter(({ name }) => matches(text, name)),
    isLooking: !isAnswered,
  };
}
