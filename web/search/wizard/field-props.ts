import type { SearchForm } from '#web/search/query/search-form.ts';
import type { WizardOptions } from './wizard-options.ts';

/** What each field of the wizard gets. */
export type FieldProps = {
  form: SearchForm;
  change: (part: Partial<SearchForm>) => void;
  options: WizardOptions;
  /** Scripts have taken over: fields may be richer than the platform's. */
  hydrated: boolean;
};
