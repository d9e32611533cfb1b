import { type ReactNode, type SubmitEvent, startTransition, useState } from 'react';
import { Form, type SubmitOptions, useSubmit } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import type { WizardField } from './definition.ts';
import { openField } from './field-popover.tsx';
import { SubmitMark } from './submit-mark.tsx';
import styles from './wizard.module.css';

type WizardFormProps = {
  action: string;
  options: SubmitOptions;
  /** How many of the children are fields. */
  fieldCount: number;
  /** The field that has to be filled first, if one has. */
  missing: WizardField | undefined;
  submit: string;
  children: ReactNode;
};

/** The form of a wizard. A press of its button renders the button alone, not the fields: they are its children. */
export function WizardForm({ action, options, fieldCount, missing, submit, children }: WizardFormProps) {
  const { isAsked, ask } = useAsk({ ...options, action });
  const askOrOpenMissing = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (missing) openField(event.currentTarget, missing);
    else void ask(event.currentTarget);
  };
  return (
    <Form
      className={styles.wizardFields}
      data-fields={fieldCount}
      action={action}
      onSubmit={askOrOpenMissing}
    >
      {children}
      <Button kind="go" type="submit" className={styles.wizardGo}>
        <SubmitMark isAsked={isAsked} />
        {submit}
      </Button>
    </Form>
  );
}

/** A search, and whether it is still being asked for. */
function useAsk(options: SubmitOptions) {
  const submit = useSubmit();
  const [isAsked, setAsked] = useState(false);
  const ask = async (form: HTMLFormElement) => {
    setAsked(true);
    await submit(form, options);
    startTransition(() => setAsked(false)); // together with the page that has come
  };
  return { isAsked, ask };
}
