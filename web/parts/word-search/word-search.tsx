import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './word-search.module.css';

type Props = {
  /** What is searched, for those who do not see it, and what the field asks for. */
  label: string;
  what: string;
  find: string;
  /** The page that answers; the words stand in its address as `q`. */
  path: string;
  words?: string | undefined;
  className?: string | undefined;
  /** Further fields. */
  children?: ReactNode;
};

/** A field for words and a button, which work without scripts. */
export function WordSearch({ label, what, find, path, words, className, children }: Props) {
  return (
    <search aria-label={label} className={className}>
      <Form className={styles.wordSearch} action={path}>
        <Field label={what} required="either">
          {(control) => (
            <TextInput {...control} type="search" name="q" defaultValue={words} maxLength={120} />
          )}
        </Field>
        {children}
        <Button type="submit" kind="go">
          {find}
        </Button>
      </Form>
    </search>
  );
}
