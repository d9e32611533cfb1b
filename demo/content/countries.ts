import type { RowOf } from '#domain/operator-data/tables.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import { inEveryLanguage } from '../texts/word-list.ts';
import { textOf, wordOf } from './words.ts';

type State = RowOf<'state'>;
type Column = 'slug' | 'types' | 'season' | 'money' | 'mini_en' | 'mini_ru';

/** What the sites say of each destination. */
export const countryFacts = new Map(
  readFacts<Column>('../content/countries.csv').map((row) => [row.slug, row]),
);

/** The most asked first: the order of the filter. */
const holidayTypes: readonly (readonly [key: string, icon?: string])[] = [
  ['beach', 'wave'],
  ['family', 'user'],
  ['sights', 'compass'],
  ['luxury', 'heart'],
  ['nature', 'palm'],
  ['city', 'pin'],
  ['wellness', 'sun'],
  ['diving'],
  ['ski'],
];

export const holidayTypeRows = (): RowOf<'holiday_type'>[] =>
  holidayTypes.map(([key, icon], position) => ({
    id: position + 1,
    key,
    name: wordOf(key),
    ...(icon && { icon }),
    position,
  }));

/** The countries of the sites; guests of most land in the town with most hotels. */
export function* countryRows(
  states: readonly State[],
  mainTowns: ReadonlyMap<number, number>,
): Generator<RowOf<'country'>> {
  for (const state of states) {
    const fact = countryFacts.get(state.slug);
    const mainTown = mainTowns.get(state.id);
    yield {
      state_id: state.id,
      mini_description: fact && textOf(fact, 'mini'),
      image_alt: state.name,
      ...(mainTown && { main_town_id: mainTown }),
    };
  }
}

/** When to go, whether a visa is needed, and what is paid with. */
export function* countryIconRows(states: readonly State[]): Generator<RowOf<'country_icon'>> {
  for (const { id, slug, visa_required } of states) {
    const fact = countryFacts.get(slug);
    if (!fact) continue;
    const values: [icon: string, value: Localised][] = [
      ['sun', monthsOf(fact.season)],
      ['ticket', wordOf(visa_required ? 'visaNeeded' : 'visaFree')],
      ['tag', moneyOf(fact.money)],
    ];
    for (const [position, [icon, value]] of values.entries()) yield { state_id: id, position, icon, value };
  }
}

export function* countryTypeRows(states: readonly State[]): Generator<RowOf<'country_holiday_type'>> {
  for (const { id, slug } of states)
    for (const key of countryFacts.get(slug)?.types.split(' ') ?? [])
      yield { state_id: id, holiday_type_id: holidayTypes.findIndex(([name]) => name === key) + 1 };
}

/** `5 10` as May – October, in every language. */
function monthsOf(season: string): Localised {
  const months = season.split(' ').map((month) => new Date(Date.UTC(2027, Number(month) - 1)));
  return inEveryLanguage((locale) => {
    const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return capitalised(months.map(format).join(' – '), locale);
  });
}

const moneyOf = (currency: string): Localised =>
  inEveryLanguage((locale) =>
    capitalised(new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency, locale),
  );

const capitalised = (text: string, locale: string) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
