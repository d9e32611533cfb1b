import type { WizardOptions } from './wizard-options.ts';

/** What a field of a wizard gets: the slice that it edits, and what else of the form it goes by. */
export type FieldProps<Edited extends object, Known extends object = object, Options = WizardOptions> = {
  form: Edited & Known;
  change: (part: Partial<Edited>) => void;
  options: Options;
  /** Scripts have taken over: fields may be richer than the platform's. */
  hydrated: boolean;
};
