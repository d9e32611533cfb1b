import { data } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Route } from './+types/picture-page.ts';
import { type LoadedAlbum, loadAlbum } from './load-albums.ts';
import { onlyAgents } from './only-agents.ts';
import styles from './photos.module.css';
import { pictureFile, pictureSizes } from './picture-sizes.ts';
import { PictureTerms } from './picture-terms.tsx';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  onlyAgents({ context, url });
  const album = await loadAlbum(context, { country: params.countrySlug, hotel: params.hotelSlug });
  const picture = /^[1-9]\d*$/.test(params.number) ? album.pictures[Number(params.number) - 1] : undefined;
  if (!picture) throw data('notFound', { status: 404 });
  const { pictures, ...of } = album;
  return { ...of, picture, number: Number(params.number), count: pictures.length };
}

type Shown = Omit<LoadedAlbum, 'pictures'> & {
  picture: LoadedAlbum['pictures'][number];
  /** Its place in the album, from 1. */
  number: number;
  count: number;
};

/** One picture: what it shows, the sizes that it can be had in, and what may be done with it. */
export default function PicturePage({ loaderData: shown }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { site, origin } = useVisit();
  const { country, hotel, picture, number, count } = shown;
  const place = t('photos.place', { number, count });
  const crumbs = [
    { name: t('errors.page.home'), to: toLocal('/') },
    { name: t('photos.albums'), to: toLocal('/albums') },
    { name: hotel.name, to: toLocal(`/albums/${country.slug}/${hotel.slug}`) },
    { name: place },
  ];
  return (
    <article className="section page">
      <title>{`${picture.caption}, ${number}/${count}, ${site.brand.name}`}</title>
      <Breadcrumbs crumbs={crumbs} origin={origin} />
      <div className={styles.pictureBody}>
        <figure className={styles.pictureShown}>
          <Picture src={picture.src} alt={picture.caption} width={1280} height={854} priority />
        </figure>
        <div className={styles.pictureFacts}>
          <h1>{picture.caption}</h1>
          {picture.englishCaption !== picture.caption && (
            <p className="muted" lang="en">
              {picture.englishCaption}
            </p>
          )}
          <Downloads shown={shown} />
          <PictureTerms />
          <Neighbours shown={shown} />
        </div>
      </div>
    </article>
  );
}

function Downloads({ shown: { picture, hotel, number } }: { shown: Shown }) {
  const t = useT();
  const format = useFormat();
  return (
    <section>
      <h2>{t('photos.download')}</h2>
      <ul className={styles.downloads}>
        {pictureSizes.map(({ use, width }) => (
          <li key={use}>
            <a
              className={styles.download}
              href={pictureFile({ src: picture.src, width, hotel: hotel.slug, number })}
              download
            >
              <b>{t(`photos.uses.${use}`)}</b>
              <span className="small muted num">{t('photos.width', { width: format.number(width) })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pictures before and after, as far as there are any. */
function Neighbours({ shown: { country, hotel, number, count } }: { shown: Shown }) {
  const t = useT();
  const toLocal = useLocalPath();
  const to = (other: number) => toLocal(`/albums/${country.slug}/${hotel.slug}/${other}`);
  return (
    <nav className={styles.neighbours} aria-label={t('photos.neighbours')}>
      {number > 1 && (
        <Link className={buttonClass({ size: 's' })} to={to(number - 1)} rel="prev" viewTransition>
          {t('photos.previous')}
        </Link>
      )}
      {number < count && (
        <Link className={buttonClass({ size: 's' })} to={to(number + 1)} rel="next" viewTransition>
          {t('photos.next')}
        </Link>
      )}
    </nav>
  );
}
