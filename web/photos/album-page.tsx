import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { below } from '#web/ui/breakpoints.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Route } from './+types/album-page.ts';
import { type LoadedAlbum, loadAlbum } from './load-albums.ts';
import { onlyAgents } from './only-agents.ts';
import styles from './photos.module.css';
import { PictureTerms } from './picture-terms.tsx';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  onlyAgents({ context, url });
  return loadAlbum(context, { country: params.countrySlug, hotel: params.hotelSlug });
}

/** The pictures of one hotel, then those of each of its rooms. */
export default function AlbumPage({ loaderData: album }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, origin } = useVisit();
  const { country, hotel, town, pictures } = album;
  const crumbs = [
    { name: t('errors.page.home'), to: toLocal('/') },
    { name: t('photos.albums'), to: toLocal('/albums') },
    { name: country.name, to: toLocal(`/albums?country=${country.slug}`) },
    { name: hotel.name },
  ];
  const numbered = pictures.map((picture, index) => ({ ...picture, number: index + 1 }));
  return (
    <article className="section page">
      <title>{`${hotel.name}, ${country.name}, ${site.brand.name}`}</title>
      <Breadcrumbs crumbs={crumbs} origin={origin} />
      <header className={styles.albumHead}>
        <h1>{hotel.name}</h1>
        <p className="muted">
          {`${town}, ${country.name} · ${t('photos.pictures', { count: pictures.length })}`}
        </p>
        <PictureTerms />
      </header>
      {[...Map.groupBy(numbered, ({ room }) => room)].map(([room, some]) => (
        <section key={room} className={styles.albumPart}>
          <h2>{room || t('photos.hotel')}</h2>
          <Thumbnails album={album} pictures={some} />
        </section>
      ))}
    </article>
  );
}

type ThumbnailsProps = {
  album: LoadedAlbum;
  pictures: (LoadedAlbum['pictures'][number] & { number: number })[];
};

function Thumbnails({ album: { country, hotel }, pictures }: ThumbnailsProps) {
  const toLocal = useLocalPath();
  return (
    <ul className={styles.thumbnails}>
      {pictures.map(({ src, caption, number }) => (
        <li key={number}>
          <Link
            className={styles.thumbnail}
            to={toLocal(`/albums/${country.slug}/${hotel.slug}/${number}`)}
            viewTransition
          >
            <Picture
              src={src}
              alt={caption}
              width={308}
              height={206}
              sizes={`${below('tablet')} 46vw, 19rem`}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
