import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useVisit } from '#web/visit/visit.tsx';
import type { LoadedAlbums } from './load-albums.ts';
import styles from './photos.module.css';

type Props = { albums: Pick<LoadedAlbums, 'asked' | 'countries'>; path: string };

/** What is looked for, in any language, and the country; both stand in the address. */
export function AlbumSearch({ albums: { asked, countries }, path }: Props) {
  const t = useT();
  const { locale } = useVisit();
  const byName = countries.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <search aria-label={t('photos.search')}>
      <Form className={styles.albumSearch} action={path}>
        <Field label={t('photos.what')} required="either">
          {(control) => (
            <TextInput {...control} type="search" name="q" defaultValue={asked.q} maxLength={120} />
          )}
        </Field>
        <Field label={t('photos.country')} required="either">
          {(control) => (
            <Select {...control} name="country" defaultValue={asked.country}>
              <option value="">{t('photos.anyCountry')}</option>
              {byName.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" kind="go">
          {t('photos.find')}
        </Button>
      </Form>
    </search>
  );
}
