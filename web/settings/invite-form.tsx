import type { RightsView } from '#calls/rights-fields.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import { useFaultText } from '#web/parts/form/use-fault-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CompanyRefusal } from './company-outcome.ts';
import { RightsBoxes } from './rights-boxes.tsx';

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
  refused: CompanyRefusal | undefined;
};

/** Invites a colleague by e-mail, to one of the agencies that the administrator has a say in. */
export function InviteForm({ agencies, refused }: InviteFormProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const say = useFaultText();
  const own = agencies[0]?.agency;
  const error = refused?.why === 'worksHere' ? t('people.fault.worksHere') : say(refused?.fault);
  return (
    <BoxedForm action={toLocal('/settings/mycompany')} noValidate>
      <h2>{t('people.invite')}</h2>
      <p className="muted">{t('people.inviteLead')}</p>
      {agencies.length > 1 ? (
        <Field label={t('people.agency')} required="either">
          {(control) => (
            <Select {...control} name="agency" defaultValue={refused?.agency || own}>
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
      <Field label={t('account.field.email')} error={error} required>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={refused?.email}
          />
        )}
      </Field>
      <RightsBoxes rights={refused?.rights ?? usual} />
      <Button type="submit" kind="go" name="asked" value="invite">
        {t('people.send')}
      </Button>
    </BoxedForm>
  );
}
