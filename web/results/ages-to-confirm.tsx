import { Form } from 'react-router';
import { searchLimits } from '#calls/search-limits.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './results.module.css';

type Props = { childAges: number[]; typed: Record<string, string> };

const ages = Array.from({ length: searchLimits.age.max + 1 }, (_, age) => age);

/** Before anything is priced: an age that a plain form sent by itself is confirmed, or put right. */
export default function AgesToConfirm({ childAges, typed }: Props) {
  const t = useT();
  const title = t('wizard.people.agesFirst');
  const kept = Object.entries(typed).filter(([name]) => !/^AGE(S|\d+)$/.test(name));
  const years = (age: number) =>
    age === 0 ? t('wizard.people.underOne') : t('common.count.years', { count: age });
  return (
    <div className={styles.searchMessage}>
      <title>{title}</title>
      <h1>{title}</h1>
      <Form method="get" className={styles.searchMessageForm}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {childAges.map((age, index) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: children are told apart by their order alone
            key={index}
            label={t('wizard.people.childAge', { number: index + 1 })}
            hint={t('wizard.people.askAge', { number: index + 1, age: years(age) })}
            required="either"
          >
            {(control) => (
              <Select {...control} name="AGES" defaultValue={age}>
                {ages.map((each) => (
                  <option key={each} value={each}>
                    {years(each)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <Button type="submit" kind="go">
          {t('wizard.people.agesRight')}
        </Button>
      </Form>
    </div>
  );
}
