import type { SearchForm } from '#web/search/query/search-form.ts';
import { toursAndHotels } from './types/tours-and-hotels.ts';
import { Wizard } from './wizard.tsx';
import type { WizardOptions } from './wizard-options.ts';

/** The wizard of tours and hotels where a page fetches it. */
export default function TourWizard(given: { initial: SearchForm; options: WizardOptions }) {
  return <Wizard definition={toursAndHotels} {...given} />;
}
