import type { PlainDate } from '#lib/plain-date.ts';
import { useT } from '#web/context/i18n-context.tsx';
import type { PagePath } from '#web/context/page-path.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { ProfileFieldView } from './profile.ts';
import { ProfileControl, SexRadios, type Town } from './profile-control.tsx';

type ProfileFormProps = {
  /** The page that the form is sent to, and what it asks for there. */
  action: PagePath;
  asked?: string;
  fields: readonly ProfileFieldView[];
  towns: readonly Town[];
  today: PlainDate;
  refusal: FormRefusal | undefined;
};

/** What a manager says of themselves or of their company ([S]§2.17): a form of the document, which needs no scripts. */
export function ProfileForm({ action, asked, fields, towns, today, refusal }: ProfileFormProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const known = Object.fromEntries(fields.map(({ entityField, value }) => [entityField, value]));
  const { ref, field: viewOf } = useNativeForm({ rules: {}, refusal, known });
  const textOf = ({ entityField }: ProfileFieldView) => viewOf(entityField).defaultValue ?? '';
  const canSave = fields.some(({ isDisabled }) => !isDisabled);
  return (
    <BoxedForm ref={ref} action={toLocal(action)} noValidate>
      {asked && <input type="hidden" name="asked" value={asked} />}
      {fields.map((field) =>
        field.type === 'sex' ? (
          <SexRadios key={field.entityField} field={field} text={textOf(field)} />
        ) : (
          <Field
            key={field.entityField}
            label={field.title}
            required={field.isDisabled ? 'either' : field.isRequired}
            error={viewOf(field.entityField).error}
          >
            {(control) => (
              <ProfileControl
                field={field}
                towns={towns}
                today={today}
                control={control}
                text={textOf(field)}
              />
            )}
          </Field>
        ),
      )}
      {canSave && (
        <Button type="submit" kind="go">
          {t('agentSettings.save')}
        </Button>
      )}
    </BoxedForm>
  );
}
