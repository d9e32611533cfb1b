import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import styles from './help-search.module.css';

/** Looks for an answer; works without scripts, the words stand in the address. */
export default function HelpSearch({ text = '' }: { text?: string }) {
  const t = useT();
  return (
    <search aria-label={t('helpSearch.label')}>
      <Form className={styles.helpSearch} action={useLocalPath()('/help/search')}>
        <Field label={t('helpSearch.label')} required="either">
          {(control) => <TextInput {...control} type="search" name="q" defaultValue={text} maxLength={120} />}
        </Field>
        <Button type="submit" kind="go">
          {t('helpSearch.find')}
        </Button>
      </Form>
    </search>
  );
}
