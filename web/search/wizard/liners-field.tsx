import type { LinerOption } from '#web/search/wizard/wizard-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { FieldPopover } from './field-popover.tsx';
import type { FieldProps } from './field-props.ts';
import popoverStyles from './popover.module.css';

type Liners = { liners: number[] };

/** Which ships to look at; where none is chosen, all of them. */
export function LinersField({
  form,
  change,
  options,
  hydrated,
}: FieldProps<Liners, object, { liners: LinerOption[] }>) {
  const t = useT();
  const chosen = options.liners.filter(({ inc }) => form.liners.includes(inc));
  const toggle = (inc: number) =>
    change({
      liners: form.liners.includes(inc)
        ? form.liners.filter((each) => each !== inc)
        : [...form.liners, inc].sort((a, b) => a - b),
    });
  const [only, second] = chosen;
  const many = second ? t('wizard.liners.count', { count: chosen.length }) : only?.name;
  const boxes = options.liners.map(({ inc, name, star }) => (
    <Checkbox
      key={inc}
      {...(hydrated
        ? { checked: form.liners.includes(inc), onChange: () => toggle(inc) }
        : { name: 'HOTELLIST', value: inc, defaultChecked: form.liners.includes(inc) })}
      count={star}
    >
      {name}
    </Checkbox>
  ));
  return (
    <FieldPopover
      name="liners"
      label={t('wizard.liners.label')}
      title={t('wizard.liners.title')}
      value={many ?? t('wizard.liners.any')}
      plain={
        <fieldset className={popoverStyles.boxes}>
          <legend className="sr">{t('wizard.liners.title')}</legend>
          {boxes}
        </fieldset>
      }
    >
      {hydrated
        ? (close) => (
            <>
              <fieldset className={popoverStyles.boxes}>
                <legend className="sr">{t('wizard.liners.title')}</legend>
                {boxes}
              </fieldset>
              <div className={popoverStyles.popFoot}>
                <Button size="s" onClick={() => change({ liners: [] })} disabled={form.liners.length === 0}>
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
