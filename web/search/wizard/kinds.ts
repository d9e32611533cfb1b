import type { ShownKind } from '#lib/travel-kind.ts';
import type { MessageKey } from '#texts/message-key.ts';
import type { IconName } from '#web/ui/icon.tsx';

type WizardWords = {
  icon: IconName;
  tab: MessageKey;
  /** What its trips are for whom they begin with a flight, and for whom they begin at the place. */
  tag?: { flown: MessageKey; atPlace: MessageKey };
  submit: MessageKey;
  label: MessageKey;
};

/** How the wizard of a kind calls itself; what it asks for stands in its definition, in `types/`. */
export const wizardKinds: Record<ShownKind, WizardWords> = {
  tour: {
    icon: 'palm',
    tab: 'wizard.tabs.tours',
    submit: 'wizard.buttonSubmitDefaultText',
    label: 'wizard.label',
  },
  hotel: {
    icon: 'bed',
    tab: 'wizard.tabs.hotels',
    submit: 'wizard.buttonSubmitHotels',
    label: 'wizard.labelHotels',
  },
  cruise: {
    icon: 'ship',
    tab: 'wizard.tabs.cruises',
    submit: 'wizard.buttonSubmitCruises',
    label: 'wizard.labelCruises',
  },
  excursion: {
    icon: 'compass',
    tab: 'wizard.tabs.excursionTours',
    tag: { flown: 'wizard.tabs.package', atPlace: 'wizard.tabs.holiday' },
    submit: 'wizard.buttonSubmitExcursionTours',
    label: 'wizard.labelExcursionTours',
  },
  flight: {
    icon: 'plane',
    tab: 'wizard.tabs.flights',
    submit: 'wizard.buttonSubmitFlights',
    label: 'wizard.labelFlights',
  },
  service: {
    icon: 'phone',
    tab: 'wizard.tabs.services',
    submit: 'wizard.buttonSubmitServices',
    label: 'wizard.labelServices',
  },
};
