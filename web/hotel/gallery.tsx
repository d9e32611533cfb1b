import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { OpenedPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { openIn, withOpen } from '#web/search/query/detail-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import galleryStyles from './gallery.module.css';
import hotelSectionsStyles from './hotel-sections.module.css';
import { mostTiles } from './most-tiles.ts';
import { type SomeImages, useAllImages } from './use-all-images.ts';
import '#web/ui/label.css';

/** Rendered by the server where the address opens it. */
const GalleryModal = lazyPart(() => import('./gallery-modal.tsx'));
const PhotoSlider = lazyPart(() => import('./photo-slider.tsx'));

/** A window with four tiles, as in the stylesheet. */
const narrow = '(max-width: 56rem)';

type Props = SomeImages & {
  /** Stands beside them, in the place of the last tile. */
  map?: ReactNode;
  /** Names the pictures of a liner as such. */
  isShip?: boolean;
  /** Stands below a larger picture, which is loaded first. */
  isBelow?: boolean;
  /** What stands here where there are none. */
  whenEmpty?: ReactNode;
  /** Names the way from the pictures to the prices. */
  next: string;
};

/** The first pictures as tiles; the last of them leads to all, any other opens large. */
export function Gallery({ map, isShip = false, isBelow = false, whenEmpty, next, ...some }: Props) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [slide, setSlide] = useState<number>();
  const isModalOpen = openIn(search).modal === 'gallery';
  const { all, isComing } = useAllImages(some, isModalOpen || slide !== undefined);
  if (some.images.length === 0) return whenEmpty;
  const closeAll = () => navigate(withOpen(search, {}), { preventScrollReset: true });
  const closeSlide = () => setSlide(undefined);
  const tiles = some.images.slice(0, map ? mostTiles.besideMap : mostTiles.alone);
  const cells = tiles.length + (map ? 1 : 0);
  const toAll = withOpen(search, { modal: 'gallery' });
  const hasCount = (index: number) => index === Math.min(mostTiles.narrow, tiles.length) - 1;
  const isLastSeen = (index: number) =>
    index === tiles.length - 1 || (hasCount(index) && matchMedia(narrow).matches);
  return (
    <>
      <ul
        className={classNames(
          galleryStyles.gallery,
          galleryStyles[`gallery_${cells}`],
          map ? galleryStyles.galleryBesideMap : undefined,
        )}
      >
        {tiles.map((image, index) => (
          <li key={image.img}>
            <Link
              to={toAll}
              preventScrollReset
              onClick={(event) => {
                if (isLastSeen(index)) return;
                event.preventDefault();
                setSlide(index);
              }}
            >
              <Picture
                src={image.img}
                alt={image.alt}
                width={index === 0 ? 800 : 340}
                height={index === 0 ? 600 : 255}
                sizes={index === 0 ? `${narrow} 100vw, 42vw` : `${narrow} 50vw, 20vw`}
                priority={index === 0 && !isBelow}
              />
            </Link>
            {index === tiles.length - 1 && <AllPhotosLink count={some.count} to={toAll} />}
            {index < tiles.length - 1 && hasCount(index) && (
              <AllPhotosLink count={some.count} to={toAll} isNarrow />
            )}
          </li>
        ))}
        {map && <li className={galleryStyles.galleryMap}>{map}</li>}
      </ul>
      {isModalOpen && (
        <OpenedPart onFailed={closeAll}>
          <GalleryModal
            images={all}
            isComing={isComing}
            isShip={isShip}
            next={next}
            onClosed={closeAll}
            onPicture={setSlide}
          />
        </OpenedPart>
      )}
      {slide !== undefined && (
        <OpenedPart onFailed={closeSlide}>
          <PhotoSlider images={all} first={slide} onClosed={closeSlide} />
        </OpenedPart>
      )}
    </>
  );
}

/** On the last tile that is seen; a narrow window has fewer. */
function AllPhotosLink({ count, to, isNarrow = false }: { count: number; to: string; isNarrow?: boolean }) {
  const t = useT();
  return (
    <Link
      className={classNames('chip', isNarrow ? galleryStyles.countNarrow : galleryStyles.count)}
      to={to}
      preventScrollReset
    >
      {t('detail.gallery.count', { count })}
    </Link>
  );
}

/** A hotel of which there are no pictures. */
export function NoPhotos() {
  const t = useT();
  return (
    <p className={hotelSectionsStyles.noPhotos}>
      <Icon name="sun" />
      <b>{t('detail.gallery.none')}</b>
      <a href="#offices">{t('detail.gallery.noneMore')}</a>
    </p>
  );
}
