import type { RightsView } from '#calls/rights-fields.ts';
import { required } from '#lib/validation/required.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { peopleRules, rightsTyped } from './company-outcome.ts';
import { RightsBoxes } from './rights-boxes.tsx';

/** Nobody can be invited without an e-mail, which the call judges. */
const inviteRules = { ...peopleRules, email: { validators: [required()] } };

/** What most colleagues may. */
const usual: RightsView = {
  book: true,
  print: true,
  chat: false,
  deposit: false,
  markup: false,
  administrator: false,
};

type InviteFormProps = {
  agencies: readonly { agency: number; name: string }[];
  refusal: FormRefusal | undefined;
};

/** Invites a colleague by e-mail, to one of the agencies that the administrator has a say in. */
export function InviteForm({ agencies, refusal }: InviteFormProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const own = agencies[0]?.agency;
  const { ref, field } = useNativeForm({
    rules: inviteRules,
    refusal,
    known: { agency: `${own ?? ''}` },
  });
  const agencyField = field('agency');
  return (
    <BoxedForm ref={ref} action={toLocal('/settings/mycompany')} noValidate>
      <h2>{t('people.invite')}</h2>
      <p className="muted">{t('people.inviteLead')}</p>
      {agencies.length > 1 ? (
        <Field id={agencyField.id} label={t('people.agency')} required="either">
          {(control) => (
            <Select {...control} name="agency" defaultValue={agencyField.defaultValue}>
              {agencies.map(({ agency, name }) => (
                <option key={agency} value={agency}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <input type="hidden" name="agency" value={own} />
      )}
      <TextField field={field('email')} label={t('account.field.email')} type="email" autoComplete="off" />
      <RightsBoxes rights={refusal ? rightsTyped(refusal.typed) : usual} />
      <Button type="submit" kind="go" name="asked" value="invite">
        {t('people.send')}
      </Button>
    </BoxedForm>
  );
}
