import type { ReactNode } from 'react';
import { telAddress } from '#lib/tel-address.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { PageCards } from '#web/parts/editorial/page-cards.tsx';
import { WordSearch } from '#web/parts/word-search/word-search.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Sheet } from './load-variant-home.ts';
import styles from './variant-home.module.css';

type Archive = Extract<Sheet, { kind: 'archive' }>;

const countriesShown = 8;

/** The way into the photo archive: what is looked for, or the login of anyone who is not in yet. */
export function ArchiveDoor({ archive, wayIn }: { archive: Archive; wayIn: ReactNode }) {
  return archive.isOpen ? <ArchiveSearch /> : <LoginWall centre={archive.centre} wayIn={wayIn} />;
}

function ArchiveSearch() {
  const t = useT();
  return (
    <WordSearch
      label={t('photos.search')}
      what={t('photos.what')}
      find={t('photos.find')}
      path={useLocalPath()('/albums')}
    />
  );
}

type LoginWallProps = Pick<Archive, 'centre'> & { wayIn: ReactNode };

/** Behind it are the pictures: only agents may go in. */
function LoginWall({ centre: { phone, opened }, wayIn }: LoginWallProps) {
  const t = useT();
  const { brand } = useVisit().site;
  return (
    <div className={styles.loginWall}>
      <div>
        <h2>{t('signIn.auth.title')}</h2>
        <p className="muted">{t('signIn.auth.lead', { brand: brand.name })}</p>
        {wayIn}
      </div>
      <div>
        <p className="small muted">{t('signIn.ask.title')}</p>
        <a className={classNames(styles.officeCardPhone, 'num')} href={telAddress(phone)}>
          {phone}
        </a>
        {opened && <p className="small muted">{opened}</p>}
      </div>
    </div>
  );
}

/** What there is behind the door, for everybody: the countries with most pictures. */
export function ArchiveCountries({ countries }: Pick<Archive, 'countries'>) {
  const t = useT();
  if (countries.length === 0) return null;
  const sum = (of: 'albums' | 'pictures') => countries.reduce((all, country) => all + country[of], 0);
  const cards = countries.slice(0, countriesShown).map(({ slug, name, albums, pictures, cover }) => ({
    path: `/albums?country=${slug}`,
    title: name,
    text: t('photos.count', { count: albums }),
    note: t('photos.pictures', { count: pictures }),
    image: cover,
  }));
  return (
    <section className={styles.archiveInside}>
      <h2>{t('photos.inside')}</h2>
      <p className="muted">
        {`${t('photos.countries', { count: countries.length })} · ${t('photos.count', { count: sum('albums') })} · ${t('photos.pictures', { count: sum('pictures') })}`}
      </p>
      <PageCards cards={cards} heading="h3" />
    </section>
  );
}
