import { useState } from 'react';
import type { PlainDate } from '#lib/plain-date.ts';
import { bornRange } from '#lib/validation/manager-profile.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import type { ControlProps } from '#web/ui/field.tsx';
import { searchOptions } from '#web/ui/search-options.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import '#web/ui/form.css';
import { type ProfileFieldView, toCalendar } from './profile.ts';
import styles from './settings.module.css';

export type Town = { id: number; name: string };

type ControlOfProps = {
  field: ProfileFieldView;
  /** What it shows at first. */
  text: string;
  towns: readonly Town[];
  today: PlainDate;
  control: ControlProps;
};

const selects = ['partner_town_state', 'ownership', 'taxation', 'select'];
const areas = ['address', 'faddress'];

/** The control of a field, by its type ([S]§2.17). */
export function ProfileControl(props: ControlOfProps) {
  const { field, text, today, control } = props;
  const given = { name: field.entityField, defaultValue: text, disabled: field.isDisabled, ...control };
  if (field.type === 'date') {
    const { from, to } = bornRange(today);
    return <TextInput {...given} type="date" defaultValue={toCalendar(text)} min={from} max={to} />;
  }
  if (field.type === 'town') return <TownSelect {...props} />;
  if (selects.includes(field.type)) return <PlainSelect {...props} />;
  if (areas.includes(field.type)) return <TextArea {...given} rows={3} />;
  return <TextInput {...given} {...inputs[field.entityField]} />;
}

const inputs: Partial<Record<string, { type?: string; autoComplete: string }>> = {
  fullname: { autoComplete: 'name' },
  phones: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  alias: { autoComplete: 'nickname' },
};

/** Female or male, which the call writes as 0 and 1. */
export function SexRadios({ field, text }: Pick<ControlOfProps, 'field' | 'text'>) {
  const t = useT();
  return (
    <fieldset className={styles.settingsChoice} disabled={field.isDisabled}>
      <legend className="field__label">{field.title}</legend>
      {(['female', 'male'] as const).map((sex, value) => (
        <Checkbox
          key={sex}
          type="radio"
          name={field.entityField}
          value={value}
          defaultChecked={text === `${value}`}
        >
          {t(`agentSettings.${sex}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** What the answer has for the field, or the towns. */
function PlainSelect({ field, text, towns, control }: ControlOfProps) {
  const t = useT();
  const options = field.options ?? townOptions(towns);
  const isKnown = options.some(({ value }) => value === text);
  return (
    <Select {...control} name={field.entityField} defaultValue={text} disabled={field.isDisabled}>
      <option value="">{t('agentSettings.notChosen')}</option>
      {!isKnown && text && <option value={text}>{text}</option>}
      {options.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Select>
  );
}

const townOptions = (towns: readonly Town[]) => towns.map(({ id, name }) => ({ value: `${id}`, name }));

/** The towns, found by typing in whatever spelling; the platform's select without scripts. */
function TownSelect(props: ControlOfProps) {
  const hasScripts = useHydrated();
  return hasScripts && !props.field.isDisabled ? <TownSearch {...props} /> : <PlainSelect {...props} />;
}

function TownSearch({ field, text, towns, control }: ControlOfProps) {
  const t = useT();
  const [chosen, choose] = useState(text);
  const entries = [{ value: '', name: t('agentSettings.notChosen') }, ...townOptions(towns)];
  return (
    <div className={styles.settingsTown}>
      <input type="hidden" name={field.entityField} value={chosen} />
      <Combobox
        id={control.id}
        label={field.title}
        placeholder={t('agentSettings.notChosen')}
        none={t('common.select.emptyText')}
        entries={entries}
        search={(typed) => searchOptions(entries, typed)}
        chosen={chosen}
        onChoose={choose}
      />
    </div>
  );
}
