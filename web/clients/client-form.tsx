import { consentWays } from '#lib/consent-ways.ts';
import { localesOf } from '#sites/locale.ts';
import { localeNames } from '#sites/locales.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { clientRules } from './client-rules.ts';
import styles from './clients.module.css';

type Known = Partial<Record<keyof typeof clientRules, string | null>> & { inc: number };
type Props = { client: Known | undefined; refusal: FormRefusal | undefined };

/** What may be kept without a consent, and what needs one, each under the words that say so. */
export function ClientForm({ client, refusal }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, locale } = useVisit();
  const known = Object.fromEntries(
    Object.keys(clientRules).map((name) => [name, client?.[name as keyof typeof clientRules] ?? '']), // its own keys
  );
  const { ref, field } = useNativeForm({
    rules: clientRules,
    refusal,
    known: { ...known, clientLang: client?.clientLang ?? locale },
  });
  const [lang, way] = [field('clientLang'), field('consentWay')];
  return (
    <form
      ref={ref}
      method="post"
      action={toLocal(`/clients/${client?.inc ?? 'new'}`)}
      className={styles.clientForm}
    >
      <fieldset>
        <legend>{t('clients.ground.request')}</legend>
        <TextField field={field('name')} label={t('clients.field.name')} maxLength={120} />
        <Field id={lang.id} label={t('clients.field.clientLang')} required="either">
          {(control) => (
            <Select {...control} name={lang.name} defaultValue={lang.defaultValue}>
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
          id={way.id}
          label={t('clients.field.consentWay')}
          hint={t('clients.field.consentHint')}
          error={way.error}
          required="either"
        >
          {(control) => (
            <Select {...control} name={way.name} defaultValue={way.defaultValue}>
              <option value="">{t('clients.way.none')}</option>
              {consentWays.map((each) => (
                <option key={each} value={each}>
                  {t(`clients.way.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          field={field('phone')}
          label={t('clients.field.phone')}
          type="tel"
          maxLength={40}
          placeholder={site.phone.placeholder}
        />
        <TextField field={field('email')} label={t('clients.field.email')} type="email" maxLength={200} />
        <TextField field={field('notes')} label={t('clients.field.notes')} rows={3} maxLength={2000} />
      </fieldset>
      <p>
        <Button type="submit" kind="go" name="deed" value="save">
          {t('clients.save')}
        </Button>
      </p>
    </form>
  );
}
