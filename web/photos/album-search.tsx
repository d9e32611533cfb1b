import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { WordSearch } from '#web/parts/word-search/word-search.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { LoadedAlbums } from './load-albums.ts';
import styles from './photos.module.css';

type Props = { albums: Pick<LoadedAlbums, 'asked' | 'countries'>; path: string };

/** What is looked for, in any language, and the country; both stand in the address. */
export function AlbumSearch({ albums: { asked, countries }, path }: Props) {
  const t = useT();
  const { locale } = useVisit();
  const byName = countries.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <WordSearch
      label={t('photos.search')}
      what={t('photos.what')}
      find={t('photos.find')}
      path={path}
      words={asked.q}
      className={styles.albumSearch}
    >
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
    </WordSearch>
  );
}
