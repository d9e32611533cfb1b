import type { SearchForm } from '#web/search/query/search-form.ts';
import { AirlineField } from '../airline-field.tsx';
import { CountryField } from '../country-field.tsx';
import { DatesField } from '../dates-field.tsx';
import type { WizardPart } from '../definition.ts';
import { NightsField } from '../nights-field.tsx';
import { PeopleField } from '../people-field.tsx';
import { TownField } from '../town-field.tsx';
import type { WizardOptions } from '../wizard-options.ts';

/** The fields of a trip to a hotel; each edits a slice of the form and knows no kind. */
export const tripFields = {
  town: { name: 'town', Field: TownField },
  country: { name: 'country', Field: CountryField },
  dates: { name: 'dates', Field: DatesField },
  nights: { name: 'nights', Field: NightsField },
  people: { name: 'people', Field: PeopleField },
  airline: { name: 'airline', Field: AirlineField },
} as const satisfies Record<string, WizardPart<SearchForm, WizardOptions>>;
