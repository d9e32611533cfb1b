import { useT } from '#web/context/i18n-context.tsx';
import type { FieldView } from '#web/parts/form/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './careers.module.css';

type FileFieldProps = {
  field: FieldView;
  label: string;
  /** The form was sent before: without scripts the browser has forgotten the file. */
  isAgain: boolean;
};

/** A document from the device. */
export function FileField({ field: { id, name, isRequired, error }, label, isAgain }: FileFieldProps) {
  const t = useT();
  const isHydrated = useHydrated();
  return (
    <Field
      id={id}
      label={label}
      error={error}
      required={isRequired}
      hint={
        isAgain && !isHydrated ? `${t('careers.fileHint')}. ${t('careers.fileAgain')}` : t('careers.fileHint')
      }
    >
      {(control) => (
        <input
          {...control}
          className={styles.applicationFile}
          type="file"
          name={name}
          accept=".pdf,.doc,.docx,.odt"
        />
      )}
    </Field>
  );
}
