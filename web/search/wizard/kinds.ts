import type { ComponentType } from 'react';
import type { ShownKind, WizardField } from '#lib/travel-kind.ts';
import type { MessageKey } from '#texts/message-key.ts';
import type { SearchForm } from '#web/search/query/search-form.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { CountryField } from './country-field.tsx';
import { DatesField } from './dates-field.tsx';
import type { FieldProps } from './field-props.ts';
import { NightsField } from './nights-field.tsx';
import { PeopleField } from './people-field.tsx';
import { TownField } from './town-field.tsx';

/** How the wizard of a kind calls itself; which fields it has stands in the row of the kind. */
export const wizardKinds: Record<ShownKind, { icon: IconName; tab: MessageKey; submit: MessageKey }> = {
  tour: { icon: 'palm', tab: 'wizard.tabs.tours', submit: 'wizard.buttonSubmitDefaultText' },
  hotel: { icon: 'bed', tab: 'wizard.tabs.hotels', submit: 'wizard.buttonSubmitHotels' },
};

/** Every field, by the name that rows have for it; each edits a slice of the form and knows no kind. */
export const wizardFields: Record<WizardField, ComponentType<FieldProps<SearchForm>>> = {
  town: TownField,
  country: CountryField,
  dates: DatesField,
  nights: NightsField,
  people: PeopleField,
};
