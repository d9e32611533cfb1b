import { consentWays } from '#lib/consent-ways.ts';
import { localesOf } from '#sites/locale.ts';
import { localeNames } from '#sites/locales.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { useFaultText } from '#web/parts/form/use-fault-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ClientField, RefusedClient } from './change-client.ts';
import styles from './clients.module.css';

type Known = Partial<Record<ClientField, string | null>> & { inc: number };
type Props = { client: Known | undefined; refused: RefusedClient | undefined };

/** What may be kept without a consent, and what needs one, each under the words that say so. */
export function ClientForm({ client, refused }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, locale } = useVisit();
  const say = useFaultText();
  const value = (name: ClientField, first = '') => refused?.typed[name] ?? client?.[name] ?? first;
  const error = (name: ClientField) => {
    if (!refused?.faults.includes(name)) return undefined;
    if (name === 'phone' && refused.phoneFault) return say(refused.phoneFault);
    const isSaid = name === 'name' || name === 'email' || name === 'consentWay';
    return t(`clients.fault.${isSaid ? name : 'other'}`);
  };
  return (
    <form method="post" action={toLocal(`/clients/${client?.inc ?? 'new'}`)} className={styles.clientForm}>
      <fieldset>
        <legend>{t('clients.ground.request')}</legend>
        <Field label={t('clients.field.name')} error={error('name')} required>
          {(control) => <TextInput {...control} name="name" maxLength={120} defaultValue={value('name')} />}
        </Field>
        <Field label={t('clients.field.clientLang')} required="either">
          {(control) => (
            <Select {...control} name="clientLang" defaultValue={value('clientLang', locale)}>
              {localesOf(site).map((each) => (
                <option key={each} value={each} lang={each}>
                  {localeNames[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </fieldset>
      <fieldset>
        <legend>{t('clients.ground.consent')}</legend>
        <Field
          label={t('clients.field.consentWay')}
          hint={t('clients.field.consentHint')}
          error={error('consentWay')}
          required="either"
        >
          {(control) => (
            <Select {...control} name="consentWay" defaultValue={value('consentWay')}>
              <option value="">{t('clients.way.none')}</option>
              {consentWays.map((way) => (
                <option key={way} value={way}>
                  {t(`clients.way.${way}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('clients.field.phone')} error={error('phone')}>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              name="phone"
              maxLength={40}
              placeholder={site.phone.placeholder}
              defaultValue={value('phone')}
            />
          )}
        </Field>
        <Field label={t('clients.field.email')} error={error('email')}>
          {(control) => (
            <TextInput {...control} type="email" name="email" maxLength={200} defaultValue={value('email')} />
          )}
        </Field>
        <Field label={t('clients.field.notes')} error={error('notes')}>
          {(control) => (
            <TextArea {...control} name="notes" rows={3} maxLength={2000} defaultValue={value('notes')} />
          )}
        </Field>
      </fieldset>
      <p>
        <Button type="submit" kind="go" name="deed" value="save">
          {t('clients.save')}
        </Button>
      </p>
    </form>
  );
}
