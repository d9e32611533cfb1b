import type { PlainDate } from '#lib/plain-date.ts';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import { useFaultText } from '#web/parts/form/use-fault-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';
import type { ProfileFaults, ProfileFieldView, ProfileTexts } from './profile.ts';
import { ProfileControl, SexRadios, type Town } from './profile-control.tsx';

type ProfileFormProps = {
  fields: readonly ProfileFieldView[];
  towns: readonly Town[];
  today: PlainDate;
  /** What was typed, and is wrong with it, where it was not taken. */
  refused: { typed: ProfileTexts; faults: ProfileFaults } | undefined;
};

/** What a manager says of themselves ([S]§2.17): a form of the document, which needs no scripts. */
export function ProfileForm({ fields, towns, today, refused }: ProfileFormProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const say = useFaultText();
  const textOf = ({ entityField, value }: ProfileFieldView) => refused?.typed[entityField] ?? value;
  const canSave = fields.some(({ isDisabled }) => !isDisabled);
  return (
    <BoxedForm action={toLocal('/settings')} noValidate>
      {fields.map((field) =>
        field.type === 'sex' ? (
          <SexRadios key={field.entityField} field={field} text={textOf(field)} />
        ) : (
          <Field
            key={field.entityField}
            label={field.title}
            required={field.isRequired}
            error={say(refused?.faults[field.entityField])}
          >
            {(control) => <ProfileControl {...{ field, towns, today, control }} text={textOf(field)} />}
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
