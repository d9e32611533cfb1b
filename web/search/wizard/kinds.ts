import type { ComponentType } from 'react';
import type { ShownKind, WizardField } from '#lib/travel-kind.ts';
import type { MessageKey } from '#texts/message-key.ts';
import type { SearchForm } from '#web/search/query/search-form.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { CountryPick } from './country-pick.tsx';
import { DatesPick } from './dates-pick.tsx';
import type { FieldProps } from './field-props.ts';
import { NightsPick } from './nights-pick.tsx';
import { PeoplePick } from './people-pick.tsx';
import { TownPick } from './town-pick.tsx';

/** How the wizard of a kind calls itself; which fields it has stands in the row of the kind. */
export const wizardKinds: Record<ShownKind, { icon: IconName; tab: MessageKey; submit: MessageKey }> = {
  tour: { icon: 'palm', tab: 'wizard.tabs.tours', submit: 'wizard.buttonSubmitDefaultText' },
  hotel: { icon: 'bed', tab: 'wizard.tabs.hotels', submit: 'wizard.buttonSubmitHotels' },
};

/** Every field, by the name that rows have for it; each edits a slice of the form and knows no kind. */
export const wizardFields: Record<WizardField, ComponentType<FieldProps<SearchForm>>> = {
  town: TownPick,
  country: CountryPick,
  dates: DatesPick,
  nights: NightsPick,
  people: PeoplePick,
};
