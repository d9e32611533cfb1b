import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Choice } from './choice-list.tsx';
import type { WizardField } from './definition.ts';
import { FieldPopover } from './field-popover.tsx';
import { PlainField } from './plain-field.tsx';

type ChoiceFieldProps = {
  name: WizardField;
  /** What the plain form calls it. */
  parameter: string;
  label: string;
  title: string;
  entries: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
  hydrated: boolean;
};

/** Fetched when somebody comes near the field. */
const ChoiceList = lazyPart(() => import('./choice-list.tsx'));

/** A field to choose one of a list in. */
export function ChoiceField({ name, parameter, label, title, entries, chosen, ...field }: ChoiceFieldProps) {
  const named = entries.find(({ value }) => value === chosen)?.name ?? title;
  return (
    <FieldPopover
      name={name}
      label={label}
      title={title}
      value={named}
      onNear={() => void import('./choice-list.tsx')}
      plain={
        <PlainField label={label}>
          {(id) => (
            <Select id={id} name={parameter} defaultValue={chosen}>
              {entries.map((entry) => (
                <option key={entry.value} value={entry.value}>
                  {entry.name}
                </option>
              ))}
            </Select>
          )}
        </PlainField>
      }
    >
      {field.hydrated
        ? (close) => (
            <OptionalPart>
              <ChoiceList
                label={title}
                entries={entries}
                chosen={chosen}
                onChoose={(value) => {
                  field.onChoose(value);
                  close();
                }}
              />
            </OptionalPart>
          )
        : undefined}
    </FieldPopover>
  );
}
