import { useT } from '#web/context/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { WizardField } from './definition.ts';
import { FieldPopover } from './field-popover.tsx';
import popoverStyles from './popover.module.css';

type CheckFieldProps = {
  name: WizardField;
  /** What the plain form calls it. */
  parameter: string;
  label: string;
  title: string;
  /** What is chosen, in words. */
  value: string;
  entries: readonly { inc: number; name: string; mark?: string }[];
  chosen: readonly number[];
  onChoose: (incs: number[]) => void;
  hydrated: boolean;
};

/** A field to tick any of a few in; where none is, all of them. */
export function CheckField({
  name,
  parameter,
  label,
  title,
  value,
  entries,
  chosen,
  ...field
}: CheckFieldProps) {
  const t = useT();
  const toggle = (inc: number) =>
    field.onChoose(
      chosen.includes(inc) ? chosen.filter((each) => each !== inc) : [...chosen, inc].sort((a, b) => a - b),
    );
  const boxes = (
    <fieldset className={popoverStyles.boxes}>
      <legend className="sr">{title}</legend>
      {entries.map((entry) => (
        <Checkbox
          key={entry.inc}
          {...(field.hydrated
            ? { checked: chosen.includes(entry.inc), onChange: () => toggle(entry.inc) }
            : { name: parameter, value: entry.inc, defaultChecked: chosen.includes(entry.inc) })}
          count={entry.mark}
        >
          {entry.name}
        </Checkbox>
      ))}
    </fieldset>
  );
  return (
    <FieldPopover name={name} label={label} title={title} value={value} plain={boxes}>
      {field.hydrated
        ? (close) => (
            <>
              {boxes}
              <div className={popoverStyles.popFoot}>
                <Button size="s" onClick={() => field.onChoose([])} disabled={chosen.length === 0}>
                  {t('common.action.clear')}
                </Button>
                <Button kind="go" size="s" onClick={close}>
                  {t('common.action.done')}
                </Button>
              </div>
            </>
          )
        : undefined}
    </FieldPopover>
  );
}
