import type { ComponentType } from 'react';
import type { ShownKind } from '#lib/travel-kind.ts';
import type { PagePath } from '#web/context/page-path.ts';
import type { FieldProps } from './field-props.ts';

/** A field of a wizard. */
export type WizardField =
  | ('town' | 'country' | 'dates' | 'nights' | 'people' | 'liners' | 'airline')
  | ('source' | 'target' | 'flight' | 'flightDates')
  | ('serviceType' | 'stateFrom' | 'serviceState' | 'serviceTown' | 'serviceDates' | 'currency');

/** The wizard of a type ([W]§2.3): what it asks, in which order, and where it leads. */
export type WizardDefinition<Form extends object, Options> = {
  /** Which tab is lit. */
  kind: (form: Form) => ShownKind;
  fields: (form: Form, options: Options) => readonly WizardPart<Form, Options>[];
  /** What can be chosen by now, and the form without what no longer can. */
  useSettled: (chosen: Form, given: { initial: Form; options: Options }) => { form: Form; options: Options };
  /** The field that lacks its choice: it is opened in place of submitting. */
  missing: (form: Form) => WizardField | undefined;
  /** The query that it submits. */
  write: (form: Form) => Record<string, string>;
  /** What it keeps of the address that it stands on, where it leads back to the same page. */
  keep?: (form: Form, initial: Form, query: string) => Record<string, string>;
  /** Where it leads from a page, which is told by its path in no language. */
  target: (form: Form, page: string, options: Options) => PagePath;
};

export type WizardPart<Form extends object, Options> = {
  name: WizardField;
  Field: ComponentType<FieldProps<Form, object, Options>>;
};
