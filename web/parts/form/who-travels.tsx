import type { SavedTraveller } from '#calls/traveller-things.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { travellerField } from './contact-field-names.ts';
import '#web/ui/form.css';
import styles from './contact-form.module.css';
import type { FieldTexts } from './field-rules.ts';

type WhoTravelsProps = {
  saved: readonly SavedTraveller[];
  /** What was sent already. */
  typed: FieldTexts | undefined;
};

/** Whom a traveller has saved, to be chosen for what they ask for: a box for each, and nobody is chosen for them. */
export function WhoTravels({ saved, typed }: WhoTravelsProps) {
  const t = useT();
  const format = useFormat();
  return (
    <fieldset className={styles.whoTravels} aria-describedby="who-travels">
      <legend className="field__label">{t('request.travellers.legend')}</legend>
      <div className={styles.whoTravelsBoxes}>
        {saved.map(({ savedTraveller, name, born }) => {
          const field = travellerField(savedTraveller);
          return (
            <Checkbox key={field} name={field} defaultChecked={typed?.[field] === 'on'}>
              <bdi translate="no">{name}</bdi>,{' '}
              <span className="muted num">{format.date(born, 'dayYear')}</span>
            </Checkbox>
          );
        })}
      </div>
      <p className="field__hint" id="who-travels">
        {t('request.travellers.lead')}
      </p>
    </fieldset>
  );
}
