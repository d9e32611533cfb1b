import type { RightsView } from '#calls/rights-fields.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import '#web/ui/form.css';
import { rightNames, shownRights } from './company-outcome.ts';
import styles from './settings.module.css';

/** A box for each right that opens something; a right that opens nothing yet is sent as it was, so that saving keeps it. */
export function RightsBoxes({ rights }: { rights: RightsView }) {
  const t = useT();
  return (
    <fieldset className={styles.settingsChoice}>
      <legend className="field__label">{t('people.rights')}</legend>
      {rightNames
        .filter((name) => rights[name] && !shownRights.some((shown) => shown === name))
        .map((name) => (
          <input key={name} type="hidden" name={name} value="1" />
        ))}
      {shownRights.map((name) => (
        <Checkbox key={name} name={name} value="1" defaultChecked={rights[name]}>
          {t(`people.right.${name}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
