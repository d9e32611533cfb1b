import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { withQuery } from '#web/parts/choices/filter-rows.tsx';
import { Paging } from '#web/parts/choices/paging.tsx';
import { PageCards } from '#web/parts/editorial/page-cards.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import type { Route } from './+types/albums-page.ts';
import { AlbumSearch } from './album-search.tsx';
import { loadAlbums } from './load-albums.ts';
import { onlyAgents } from './only-agents.ts';
import styles from './photos.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  onlyAgents({ context, url });
  return loadAlbums(context, url);
}

/** `/albums`: the pictures of every hotel, found by what it is called and where it is. */
export default function AlbumsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { asked, list, total, pageCount } = loaderData;
  const albums = toLocal('/albums');
  const cards = list.map(({ country, hotel, town, pictures, cover }) => ({
    path: `/albums/${country.slug}/${hotel.slug}`,
    title: hotel.name,
    text: `${town}, ${country.name}`,
    note: t('photos.pictures', { count: pictures }),
    image: cover,
  }));
  return (
    <section className="section page">
      <title>{`${t('photos.albums')}, ${useVisit().site.brand.name}`}</title>
      <h1>{t('photos.albums')}</h1>
      <AlbumSearch key={`${asked.q} ${asked.country}`} albums={loaderData} path={albums} />
      <p role="status" className="muted">
        {t('photos.count', { count: total })}
      </p>
      {cards.length > 0 ? (
        <div className={styles.albums}>
          <PageCards cards={cards} />
        </div>
      ) : (
        <Empty
          title={t('photos.none')}
          image={housePictures.empty}
          ways={[{ to: albums, title: t('photos.showAll') }]}
        >
          {t('photos.noneLead')}
        </Empty>
      )}
      <Paging
        label={t('photos.paging')}
        page={asked.page}
        pageCount={pageCount}
        toPage={(page) => withQuery(albums, { ...asked, page: page === 1 ? '' : String(page) })}
      />
    </section>
  );
}
