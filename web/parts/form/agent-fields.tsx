import type { ClientName } from '#calls/clients.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { type ContactField, clientField } from './contact-field-names.ts';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';
import type { FormView } from './use-form.ts';

type AgentFieldsProps = {
  form: Pick<FormView<ContactField | typeof clientField>, 'field' | 'summary'>;
  book: readonly ClientName[];
  additionalPlaceholder: string;
};

/** Whom an agent requests it for: somebody of the client book, or a name; the office knows the agent already. */
export function AgentFields({ form, book, additionalPlaceholder }: AgentFieldsProps) {
  const t = useT();
  const labels = {
    FIELD_CLIENT: t('request.agent.client'),
    FIELD_NAME: t('request.agent.name'),
    FIELD_PHONE: t('form.phone'),
    FIELD_EMAIL: t('form.email'),
    FIELD_ADDITIONAL: t('request.agent.additional'),
    FIELD_AGREE: t('form.agreeShort'),
  };
  const { id, name, defaultValue, error } = form.field(clientField);
  return (
    <>
      <ErrorSummary summary={form.summary} labels={labels} />
      {book.length > 0 && (
        <Field id={id} label={labels.FIELD_CLIENT} error={error} required="either">
          {(control) => (
            <Select {...control} name={name} defaultValue={defaultValue}>
              <option value="">{t('request.agent.notInBook')}</option>
              {book.map((client) => (
                <option key={client.inc} value={client.inc}>
                  {client.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <TextField field={form.field('FIELD_NAME')} label={labels.FIELD_NAME} isEither={book.length > 0} />
      <TextField
        field={form.field('FIELD_ADDITIONAL')}
        label={labels.FIELD_ADDITIONAL}
        rows={3}
        placeholder={additionalPlaceholder}
      />
      <p className="muted small">{t('request.agent.known')}</p>
    </>
  );
}
